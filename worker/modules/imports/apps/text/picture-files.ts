import type { DraftPicture } from '../../drafts/recipe-draft.ts'
import { baseName, folderOf, isPicture, referenceKey, type SourceFile } from '../../files/source-file.ts'
import { oncePerUpload } from './once-per-upload.ts'

/** A picture by its address, or by the name of a file of the upload, in whatever folder. Null where there is none. */
export function pictureOf(named: string, files: readonly SourceFile[]): DraftPicture | null {
  if (/^https?:\/\//i.test(named)) return { url: named }
  const file = filesByName(files).get(nameOf(named))
  return file ? { file } : null
}

/** Pictures in the folder of a file. */
export const picturesBeside = (file: SourceFile, files: readonly SourceFile[]): readonly SourceFile[] =>
  picturesByFolder(files).get(folderOf(file)) ?? []

const filesByName = oncePerUpload(
  (files) => new Map(files.toReversed().map((file) => [baseName(file).toLowerCase(), file] as const)),
)

const picturesByFolder = oncePerUpload((files) => Map.groupBy(files.filter(isPicture), folderOf))

const nameOf = (reference: string): string => referenceKey(reference).replace(/^.*\//, '')
