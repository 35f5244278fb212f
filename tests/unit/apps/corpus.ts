import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Draft } from '#worker/modules/imports/drafts/draft.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { importers, recognize } from '#worker/modules/imports/apps/importers.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'

const corpora = new URL('../../../../shared/corpora/', import.meta.url).pathname

export interface CorpusItem {
  app: string
  file: string
  recipes: {
    title: string
    ingredients: number | null
    steps: number | null
    images: number | null
    throws?: boolean
  }[]
  n_recipes: number
  note: string
  must_arrive?: string[]
}

/** The files of a corpus with what each must yield, unpacked where `read` finds them; null where it is not at hand. */
export function openCorpus(name: 'exports' | 'exports-own') {
  const archive = `${corpora}${name}.tar.gz`
  if (!existsSync(archive)) return null
  const folder = mkdtempSync(join(tmpdir(), 'larder-exports-'))
  execFileSync('tar', ['xzf', archive, '-C', folder])
  const { items } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { items: CorpusItem[] }
  return {
    items,
    read: (file: string) => new Uint8Array(readFileSync(join(folder, file))),
    close: () => rmSync(folder, { recursive: true }),
  }
}

export interface FileResult {
  app: string
  drafts: Draft[]
  recipes: RecipeDraft[]
  failures: { name: string; reason: string }[]
}

/** Reads a file as the product does: recognised by its content, each item by itself. Before "--" is where it is from. */
export async function readFile(name: string, bytes: Uint8Array<ArrayBuffer>, as?: string): Promise<FileResult> {
  const upload = await openUpload([{ name: name.replace(/^.*--/, ''), stored: bytesInMemory(bytes) }])
  const importer = as ? importers.find(({ id }) => id === as) : await recognize(upload)
  if (!importer) throw new Error(`no importer ${as}`)
  const drafts: Draft[] = []
  const failures: FileResult['failures'] = []
  for await (const item of importer.read(upload)) {
    try {
      drafts.push(...(await item.read()))
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error
      failures.push({ name: item.name, reason: error.message })
    }
  }
  return { app: importer.id, drafts, failures, recipes: drafts.filter((draft) => draft.kind === 'recipe') }
}

const isHeading = (row: object) => 'heading' in row

/**
 * What a recipe yields, as it may be counted: some manifests count headings as lines and steps, and pictures that are
 * only an address.
 */
export function countsOf(recipe: RecipeDraft) {
  const rows = [...recipe.ingredients, ...recipe.steps.flatMap(({ ingredients }) => ingredients)]
  const pictures = [...recipe.pictures, ...recipe.steps.flatMap((step) => step.pictures)]
  const named = recipe.steps.filter(({ name }) => name !== '').length
  return {
    ingredients: [rows.filter((row) => !isHeading(row)).length, rows.length],
    steps: [recipe.steps.length, recipe.steps.length + named],
    images: [pictures.length, pictures.filter((picture) => !('url' in picture)).length],
  }
}

/** Whether a draft has as much as the manifest says. */
export const isAsCounted = (recipe: RecipeDraft, wanted: CorpusItem['recipes'][number], file = ''): boolean => {
  const counts = countsOf(recipe)
  // Manifests name these after their files, even if the text has another title.
  const isNamed = recipe.name === wanted.title || file.endsWith(`${wanted.title}.cook`)
  return (
    isNamed &&
    (['ingredients', 'steps', 'images'] as const).every(
      (what) => wanted[what] === null || counts[what].includes(wanted[what]),
    )
  )
}
