import { decodeText } from '#worker/gateway/decode-text.ts'
import { isZip } from '../../files/archive.read.ts'
import { headOf } from '../../files/file.read.ts'
import type { Upload } from '../../files/open-upload.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import { type PictureFinder, pictureFinder } from './picture-finder.ts'

/** How a format is told by the beginning of a file, and how much of it that takes. */
export interface Beginning {
  test(beginning: string): boolean
  bytes?: number
}

interface FoundFile {
  file: SourceFile
  /** Finds what lies in the same archive. */
  picture: PictureFinder
}

/** The files that begin so, also those of archives inside the upload. */
export async function* filesLike(
  { files, filesIn }: Upload,
  beginning: Beginning,
  most = Infinity,
): AsyncGenerator<FoundFile> {
  const picture = pictureFinder(files)
  for (const file of files.filter((file) => !isPicture(file)).slice(0, most)) {
    const head = await headOf(file, beginning.bytes)
    if (isZip(head)) yield* filesLike({ files: await filesIn(file), filesIn: async () => [] }, beginning, most)
    else if (beginning.test(decodeText(head, null))) yield { file, picture }
  }
}

/** Archives begin with whatever their app likes, but soon come to the point. */
const MOST_ASKED = 30

export async function hasFileLike(upload: Upload, beginning: Beginning): Promise<boolean> {
  const first = await filesLike(upload, beginning, MOST_ASKED).next()
  return !first.done
}

const PICTURES = new Set('.jpg .jpeg .png .gif .webp .bmp .heic .avif .tif .tiff .css .js'.split(' '))

const isPicture = (file: SourceFile): boolean => PICTURES.has(endingOf(file))
