import { decodeText } from '#worker/gateway/decode-text.ts'
import { isZip } from '../../files/archive.read.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { headOf } from '../../files/file.read.ts'
import type { Upload } from '../../files/open-upload.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import { type PictureFinder, pictureFinder } from './picture-finder.ts'

/** How a format is told by the beginning of a file, and how much of it that takes. */
export interface Beginning {
  test(beginning: string): boolean
  bytes?: number
}

export interface OwnFile {
  kind: 'own'
  file: SourceFile
  /** Finds what lies in the same archive. */
  picture: PictureFinder
}

type SortedFile =
  | OwnFile
  | { kind: 'other'; file: SourceFile }
  | { kind: 'broken'; file: SourceFile; error: FileRefusal }

/** Which files begin so and which do not, also those of archives inside the upload; pictures do not count. */
export async function* sortedFiles(
  { files, filesIn }: Upload,
  beginning: Beginning,
  most = Infinity,
): AsyncGenerator<SortedFile> {
  const picture = pictureFinder(files)
  for (const file of files.filter((file) => !isAttachment(file)).slice(0, most)) {
    try {
      const head = await headOf(file, beginning.bytes)
      if (isZip(head)) yield* sortedFiles({ files: await filesIn(file), filesIn: async () => [] }, beginning, most)
      else if (beginning.test(decodeText(head, null))) yield { kind: 'own', file, picture }
      else yield { kind: 'other', file }
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error
      yield { kind: 'broken', file, error }
    }
  }
}

const ATTACHMENTS = new Set('.jpg .jpeg .png .gif .webp .bmp .heic .avif .tif .tiff .svg .css .js'.split(' '))

const isAttachment = (file: SourceFile): boolean => ATTACHMENTS.has(endingOf(file))
