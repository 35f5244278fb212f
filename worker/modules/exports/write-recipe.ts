import type { ExportedRecipe } from './exported-recipe.ts'
import type { ArchiveExporter, Exporter, RecipeNames, RecipeNote } from './exporter.ts'
import { zipEntry, type ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'

/** The part of a file that one recipe is. Its entries count from its own beginning. */
export interface WrittenRecipe {
  chunks: Uint8Array[]
  length: number
  entries: ZipEntry[]
  note: RecipeNote | null
}

/** In a document, what stands between recipes comes before each, also before the first: `withoutFirst` takes it off. */
export const writeRecipe = (exporter: Exporter, recipe: ExportedRecipe, names: RecipeNames): Promise<WrittenRecipe> =>
  exporter.kind === 'archive' ? writeFiles(exporter, recipe, names) : writeText(exporter.between, exporter, recipe)

/** How many bytes to leave out of the first recipe of a file. */
export const withoutFirst = (exporter: Exporter): number =>
  exporter.kind === 'archive' ? 0 : new TextEncoder().encode(exporter.between).length

async function writeFiles(
  { filesOf, whole }: ArchiveExporter,
  recipe: ExportedRecipe,
  names: RecipeNames,
): Promise<WrittenRecipe> {
  const date = new Date(recipe.updated_at)
  const written: WrittenRecipe = { chunks: [], length: 0, entries: [], note: null }
  for await (const file of filesOf(recipe, names)) {
    const { entry, chunks, length } = await zipEntry({ ...file, date }, written.length)
    written.entries.push(entry)
    written.chunks.push(...chunks)
    written.length += length
  }
  const paths = written.entries.map(({ path }) => path)
  return { ...written, note: whole?.noteOf(recipe, paths) ?? null }
}

async function writeText(
  between: string,
  { textOf }: Extract<Exporter, { kind: 'document' }>,
  recipe: ExportedRecipe,
): Promise<WrittenRecipe> {
  const text = new TextEncoder().encode(between + (await textOf(recipe)))
  return { chunks: [text], length: text.length, entries: [], note: null }
}
