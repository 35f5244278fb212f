import { stripGif } from './formats/gif.ts'
import { stripJpeg } from './formats/jpeg.ts'
import { stripPng } from './formats/png.ts'
import { stripWebp } from './formats/webp.ts'
import { PictureError } from './picture-error.ts'
import type { PictureType } from './picture-type.ts'

/** The formats we keep pictures in. */
export type StoredType = keyof typeof STRIPPERS

/** The same picture, bit by bit, without place, camera, person, or text in it. Its orientation tag goes as well. */
export function stripMetadata(
  bytes: Uint8Array,
  type: PictureType,
): { type: StoredType; bytes: Uint8Array<ArrayBuffer> } {
  if (type === 'image/heic' || type === 'image/avif') throw new PictureError('unsupported')
  return { type, bytes: STRIPPERS[type](bytes) }
}

const STRIPPERS = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
} as const
