import type { ExportedRecipe } from '#worker/modules/exports/exported-recipe.ts'
import { exportRecipes } from '#worker/modules/exports/export-recipes.ts'
import type { Exporter } from '#worker/modules/exports/exporter.ts'
import { exporters } from '#worker/modules/exports/exporters.ts'
import { recognize } from '#worker/modules/imports/apps/importers.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'

export function exporterOf(id: string): Exporter {
  const found = exporters.find((exporter) => exporter.id === id)
  if (!found) throw new Error(`There is no format ${id}.`)
  return found
}

export async function exported(exporter: Exporter, recipes: readonly ExportedRecipe[]) {
  const stream = exportRecipes(exporter, { heads: recipes.map(({ id, name }) => ({ id, name })), recipes })
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** What our importers read of a file, whichever of them takes it for its own. */
export async function imported(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const upload = await openUpload([{ name, stored: bytesInMemory(bytes) }])
  const importer = await recognize(upload)
  const drafts: RecipeDraft[] = []
  for await (const item of importer.read(upload))
    for (const draft of await item.read()) if (draft.kind === 'recipe') drafts.push(draft)
  return { app: importer.id, drafts, files: upload.files }
}

export const readBack = async (exporter: Exporter, recipes: readonly ExportedRecipe[]) =>
  imported(`recipes${exporter.ending}`, await exported(exporter, recipes))
