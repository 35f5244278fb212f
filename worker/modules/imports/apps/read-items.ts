import { headTextOf } from '../files/file.read.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { Draft } from '../drafts/draft.ts'
import type { ReadItem } from './importer.ts'

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
export async function someHeadText(
  files: readonly SourceFile[],
  test: (head: string, file: SourceFile) => boolean,
  most = 20,
): Promise<boolean> {
  for (const file of files.slice(0, most)) if (test(await headTextOf(file, 16_000), file)) return true
  return false
}
