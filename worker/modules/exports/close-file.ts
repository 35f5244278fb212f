import type { Exporter, RecipeNote } from './exporter.ts'
import { zipDirectory } from '#worker/modules/files/zip/zip-directory.ts'
import { zipEntry, type ZipEntry } from '#worker/modules/files/zip/zip-entry.ts'

/** What comes before all recipes. */
export const openingOf = (exporter: Exporter): Uint8Array[] =>
  exporter.kind === 'archive' ? [] : [new TextEncoder().encode(exporter.opening)]

interface Written {
  entries: readonly ZipEntry[]
  notes: readonly RecipeNote[]
  /** How many bytes there are already. */
  at: number
  /** Of files that tell of all recipes. */
  date: Date
}

/** What comes after all recipes: files about all of them, and the directory of the archive. */
export async function* closingOf(
  exporter: Exporter,
  { entries, notes, at, date }: Written,
): AsyncGenerator<Uint8Array> {
  if (exporter.kind === 'document') {
    yield new TextEncoder().encode(exporter.closing)
    return
  }
  const all = [...entries]
  let end = at
  for await (const file of exporter.whole?.filesOf(notes) ?? []) {
    const { entry, chunks, length } = await zipEntry({ ...file, date }, end)
    all.push(entry)
    yield* chunks
    end += length
  }
  yield* zipDirectory(all, end)
}
