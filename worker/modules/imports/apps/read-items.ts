import { headTextOf } from '../files/file.read.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { Draft } from '../drafts/draft.ts'
import type { ReadItem } from './importer.ts'
import { someFile } from './some-file.ts'
import { failed } from './text/left-out.ts'

/** One item for each file, which becomes one draft. */
export const itemForEach = (
  files: readonly SourceFile[],
  read: (file: SourceFile) => Promise<Draft> | Draft,
): ReadItem[] => files.map((file) => ({ name: file.path, read: async () => [await read(file)] }))

/** One item for each thing of a list that was read already. */
export const itemOf = <T>(thing: T, name: string, read: (thing: T) => Draft): ReadItem => ({
  name,
  read: () => [read(thing)],
})

/** Whether the text of one of the first files passes: archives hold their pictures anywhere. */
export function someHeadText(
  files: readonly SourceFile[],
  test: (head: string, file: SourceFile) => boolean,
  most = 20,
): Promise<boolean> {
  return someFile(files.slice(0, most), async (file) => test(await headTextOf(file, 16_000), file))
}

/** Items of each file that passes. One that cannot be opened, or breaks off, fails by itself, so that others are read. */
export async function* itemsOfEach(
  files: readonly SourceFile[],
  passes: (file: SourceFile) => Promise<boolean> | boolean,
  itemsOf: (file: SourceFile) => AsyncIterable<ReadItem> | Iterable<ReadItem>,
): AsyncGenerator<ReadItem> {
  for (const file of files) {
    try {
      if (await passes(file)) yield* itemsOf(file)
    } catch (error) {
      yield failed(file.path, error)
    }
  }
}
