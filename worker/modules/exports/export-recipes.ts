import { closingOf, openingOf } from './close-file.ts'
import type { Exporter, ExportSelection, RecipeNote } from './exporter.ts'
import { recipeNames } from './names/recipe-names.ts'
import type { ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'
import { withoutFirst, writeRecipe } from './write-recipe.ts'

/** The file that people get, where all of it is written at once. A recipe is read when the one before it has left. */
export function exportRecipes(exporter: Exporter, selection: ExportSelection): ReadableStream<Uint8Array> {
  const chunks = chunksOf(exporter, selection)
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })
}

async function* chunksOf(
  exporter: Exporter,
  { heads, recipes }: ExportSelection,
): AsyncGenerator<Uint8Array, undefined> {
  const names = recipeNames(heads, exporter.kind === 'archive' ? exporter.nameOf : undefined)
  const entries: ZipEntry[] = []
  const notes: RecipeNote[] = []
  let at = 0
  let changed = 0
  yield* openingOf(exporter)
  for await (const recipe of recipes) {
    const { chunks, length, ...written } = await writeRecipe(exporter, recipe, names)
    const [first, ...others] = chunks
    if (first) yield at === 0 ? first.subarray(withoutFirst(exporter)) : first
    yield* others
    entries.push(...written.entries.map((entry) => ({ ...entry, at: entry.at + at })))
    if (written.note) notes.push(written.note)
    at += length
    changed = Math.max(changed, Date.parse(recipe.updated_at))
  }
  yield* closingOf(exporter, { entries, notes, at, date: new Date(changed) })
}
