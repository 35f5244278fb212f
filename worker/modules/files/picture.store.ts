import { PREVIEW_WIDTHS, processPicture } from './picture/index.ts'

/** Whose picture it is. `tag` names the change that brought it, so that bringing it twice stores it once. */
export interface PictureOwner {
  space: number
  recipe: number
  tag: string
}

const ENDING = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const

/**
 * Stores a picture upright and without metadata, with its smaller copies, and answers its key. The key is what an event
 * holds and what an address ends in. Throws `PictureError` for what is no picture.
 */
export async function storePicture(
  { FILES, IMAGES }: Pick<Env, 'FILES' | 'IMAGES'>,
  { space, recipe, tag }: PictureOwner,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const [original, ...previews] = await processPicture(bytes, IMAGES)
  if (!original) throw new Error('a processed picture has an original')
  const key = `${space}/recipe/${recipe}/${tag}.${ENDING[original.type]}`
  const put = (name: string, { bytes, type }: typeof original) =>
    FILES.put(name, bytes, { httpMetadata: { contentType: type } })
  await Promise.all(previews.map((preview) => put(previewKey(key, Number(preview.size)), preview)))
  await put(key, original)
  return key
}

const previewKey = (key: string, width: number) => `${key}@${width}`

/** The smallest stored copy that is at least so wide, or the original. */
export async function readPicture(files: R2Bucket, key: string, width: number | null): Promise<R2ObjectBody | null> {
  const fitting = width === null ? undefined : PREVIEW_WIDTHS.find((stored) => stored >= width)
  const preview = fitting === undefined ? null : await files.get(previewKey(key, fitting))
  return preview ?? files.get(key)
}
