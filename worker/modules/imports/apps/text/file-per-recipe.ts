import type { Draft } from '../../drafts/draft.ts'
import { type SourceFile, stemOf } from '../../files/source-file.ts'
import type { Importer, ReadItem } from '../importer.ts'
import { failed, leftOut } from './left-out.ts'
import { linedHeadOf, linedTextOf, someText, textFilesOf } from './text-files.ts'
import { say } from '../../drafts/said.ts'

/** How an app writes a file of text for each recipe. */
interface FilePerRecipe extends Pick<Importer, 'id' | 'title' | 'hint'> {
  /** Whether a file that begins so is a recipe of this app. */
  isOne(head: string, file: SourceFile): boolean
  /** Which other files are named as left out; all, where it is not given. */
  isNamed?(file: SourceFile): boolean
  /** Throws `FileRefusal` where it cannot be read. `files` are all of the upload, its pictures among them. */
  draftOf(text: string, file: SourceFile, files: readonly SourceFile[]): Draft | Draft[]
}

export const filePerRecipe = ({ id, title, hint, isOne, isNamed, draftOf }: FilePerRecipe): Importer => ({
  id,
  title,
  hint,
  recognizes: ({ files }) => someText(files, isOne),
  async *read({ files }): AsyncGenerator<ReadItem> {
    for (const file of textFilesOf(files)) {
      try {
        if (isOne(await linedHeadOf(file), file))
          yield { name: stemOf(file), read: async () => [draftOf(await linedTextOf(file), file, files)].flat() }
        else if (isNamed?.(file) !== false) yield leftOut(say('quoted', { name: file.path }))
      } catch (error) {
        yield failed(file.path, error)
      }
    }
  },
})
