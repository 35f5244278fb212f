import { PictureError } from './picture-error.ts'
import { type Inspected, inspectPicture } from './inspect-picture.ts'
import { type StoredType, stripMetadata } from './strip-picture.ts'
import type { PictureType } from './picture-type.ts'

/** Widths of the smaller copies, in pixels: a list, a card on a good screen, a page. */
export const PREVIEW_WIDTHS = [320, 768, 1536] as const

export interface ProcessedPicture {
  size: 'original' | (typeof PREVIEW_WIDTHS)[number]
  width: number
  height: number
  type: StoredType
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * What we keep of an uploaded picture: first the original, encoded anew, upright and without metadata; then copies of at
 * most the widths above, never larger than the original (one that would equal the next smaller is left out). Animations
 * stay what they are, their copies stand still. Throws `PictureError` for what cannot be read; errors of the service pass.
 */
export async function processPicture(
  bytes: Uint8Array<ArrayBuffer>,
  images: ImagesBinding,
): Promise<ProcessedPicture[]> {
  const source = inspectPicture(bytes)
  const upright =
    source.frames > 1 || source.type === 'image/gif' ? null : await encode(bytes, images, ENCODINGS[source.type])
  const original = inspectEncoded('original', upright ?? bytes)
  const sizes = PREVIEW_WIDTHS.filter((_, i) => (PREVIEW_WIDTHS[i - 1] ?? 0) < original.width)
  const previews = await Promise.all(
    sizes.map(async (size) =>
      inspectEncoded(size, await encode(bytes, images, PREVIEW, Math.min(size, original.width))),
    ),
  )
  return [original, ...previews]
}

type Encoding = Pick<ImageOutputOptions, 'format' | 'quality'>

async function encode(
  bytes: Uint8Array<ArrayBuffer>,
  images: ImagesBinding,
  encoding: Encoding,
  width?: number,
): Promise<Uint8Array> {
  try {
    const input = images.input(new Blob([bytes]).stream())
    const sized = width === undefined ? input : input.transform({ width, fit: 'scale-down' })
    const output = await sized.output({ ...encoding, anim: false })
    return new Uint8Array(await new Response(output.image()).arrayBuffer())
  } catch (error) {
    if (isRefusal(error)) throw new PictureError('undecodable', { cause: error })
    throw error
  }
}

/** The service may answer in another format than asked, so the answer is looked at like any file. */
function inspectEncoded(size: ProcessedPicture['size'], bytes: Uint8Array): ProcessedPicture {
  const { type, width, height }: Inspected = inspectPicture(bytes)
  return { size, width, height, ...stripMetadata(bytes, type) }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' && REFUSALS.has(error.code)

/**
 * Codes of the Images service that blame the file: too large, no image, unsupported, too complex; 9523 stands for any
 * failure within, which after our own inspection is nearly always a damaged picture.
 */
const REFUSALS: ReadonlySet<number> = new Set([9402, 9412, 9413, 9511, 9520, 9522, 9523])

const PREVIEW: Encoding = { format: 'image/webp', quality: 80 }
const ENCODINGS: Record<PictureType, Encoding> = {
  'image/jpeg': { format: 'image/jpeg', quality: 90 },
  'image/heic': { format: 'image/jpeg', quality: 90 },
  'image/avif': { format: 'image/webp', quality: 90 },
  'image/png': { format: 'image/png' },
  'image/webp': { format: 'image/webp', quality: 90 },
  'image/gif': { format: 'image/webp', quality: 90 },
}
