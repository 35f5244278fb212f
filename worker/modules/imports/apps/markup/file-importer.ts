import { FileRefusal } from '../../files/file-refusal.ts'
import { baseName } from '../../files/source-file.ts'
import type { Importer, ReadItem } from '../importer.ts'
import { type Beginning, type OwnFile, sortedFiles } from './sorted-files.ts'
import { leftOutDraft } from '../../drafts/left-out-draft.ts'
import { say } from '../../drafts/said.ts'

interface FileFormat extends Pick<Importer, 'id' | 'title' | 'hint'> {
  beginning: Beginning
  /** What an export has beside its recipes, as an index of them. */
  skips?(path: string): boolean
  read(own: OwnFile): AsyncIterable<ReadItem> | Iterable<ReadItem>
}

/** Archives begin with whatever their app likes, but soon come to the point. */
const MOST_ASKED = 30

/** An importer of files that are told by their beginnings. What else was handed in is named. */
export const fileImporter = ({ id, title, hint, beginning, skips = () => false, read }: FileFormat): Importer => ({
  id,
  title,
  hint,
  async recognizes(upload) {
    for await (const { kind, file } of sortedFiles(upload, beginning, MOST_ASKED))
      if (kind === 'own' && !skips(file.path)) return true
    return false
  },
  async *read(upload) {
    const others: string[] = []
    for await (const found of sortedFiles(upload, beginning)) {
      const { file } = found
      if (skips(file.path)) continue
      if (found.kind === 'own') yield* readWhole(read(found), file.path)
      else if (found.kind === 'broken') yield failed(file.path, found.error)
      else others.push(`“${baseName(file)}”`)
    }
    const said = say('files_of_others', { app: title, names: others.slice(0, 5).join(', ') })
    if (others.length > 0) yield { name: said.msg, read: () => [leftOutDraft(said, others.length)] }
  },
})

/** Where a file breaks off, what was read of it stays, and others follow. */
async function* readWhole(items: AsyncIterable<ReadItem> | Iterable<ReadItem>, path: string): AsyncGenerator<ReadItem> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    yield failed(path, error)
  }
}

const failed = (name: string, error: FileRefusal): ReadItem => ({
  name,
  read: () => {
    throw error
  },
})
