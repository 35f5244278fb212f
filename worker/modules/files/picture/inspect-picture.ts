import { inspectGif } from './formats/gif.ts'
import { inspectHeif } from './formats/heif.ts'
import { inspectJpeg } from './formats/jpeg.ts'
import { inspectPng } from './formats/png.ts'
import { inspectWebp } from './formats/webp.ts'
import { PictureError } from './picture-error.ts'
import type { PictureFacts } from './picture-facts.ts'
import { type PictureType, sniffPicture } from './picture-type.ts'

export interface Inspected extends PictureFacts {
  type: PictureType
}

/**
 * What a file is and how large it would be unpacked, read without unpacking anything. Throws `PictureError` for what is
 * no picture we take, was cut off, or would unpack to more than `MAX_PIXELS` (animations: all frames `MAX_FRAME_PIXELS`).
 */
export function inspectPicture(bytes: Uint8Array): Inspected {
  const type = sniffPicture(bytes)
  if (!type) throw new PictureError('unsupported')
  if (bytes.length > MAX_BYTES) throw new PictureError('too_large')
  const facts = INSPECTORS[type](bytes)
  if (facts.width < 1 || facts.height < 1) throw new PictureError('malformed')
  const isBomb =
    Math.max(facts.width, facts.height) > MAX_SIDE ||
    facts.width * facts.height > MAX_PIXELS ||
    facts.area > MAX_FRAME_PIXELS
  if (isBomb) throw new PictureError('too_large')
  return { type, ...facts }
}

/** What the Images service takes, and what fits a Worker's memory. */
export const MAX_BYTES = 32 * 1024 * 1024
export const MAX_PIXELS = 50_000_000
const MAX_FRAME_PIXELS = 100_000_000
const MAX_SIDE = 12_000

const INSPECTORS: Record<PictureType, (bytes: Uint8Array) => PictureFacts> = {
  'image/jpeg': inspectJpeg,
  'image/png': inspectPng,
  'image/gif': inspectGif,
  'image/webp': inspectWebp,
  'image/heic': inspectHeif,
  'image/avif': inspectHeif,
}
