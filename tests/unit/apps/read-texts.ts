import type { Draft } from '#worker/modules/imports/drafts/draft.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { recognize } from '#worker/modules/imports/apps/importers.ts'
import type { Upload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory, streamOf } from '#worker/modules/imports/files/stored-bytes.ts'

/** Files by their paths, as an archive holds them. */
export type Texts = Record<string, string | Uint8Array<ArrayBuffer>>

export const uploadOf = (texts: Texts): Upload => ({
  files: Object.entries(texts).map(([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    return { path, size: bytes.length, stream: async () => streamOf(bytesInMemory(bytes)) }
  }),
  filesIn: async () => [],
})

/** What the product reads out of these files, each item by itself. */
export async function readTexts(texts: Texts) {
  const upload = uploadOf(texts)
  const importer = await recognize(upload)
  const drafts: Draft[] = []
  const failures: { name: string; error: unknown }[] = []
  for await (const item of importer.read(upload)) {
    try {
      drafts.push(...(await item.read()))
    } catch (error) {
      failures.push({ name: item.name, error })
    }
  }
  const recipes = drafts.filter((draft) => draft.kind === 'recipe')
  return { app: importer.id, drafts, failures, recipes }
}

/** The one recipe of a file. */
export async function readText(path: string, text: Texts[string]): Promise<RecipeDraft> {
  const { recipes, failures } = await readTexts({ [path]: text })
  const [recipe, ...others] = recipes
  if (!recipe || others.length > 0) throw failures[0]?.error ?? new Error(`${recipes.length} recipes`)
  return recipe
}
