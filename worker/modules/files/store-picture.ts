import { PREVIEW_WIDTHS, processPicture } from './picture/index.ts'

/** `tag` identifies the change, so that a repeated request stores its picture once. */
export interface PictureOwner {
  space: number
  recipe: number
  tag: string
}

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const

/** Stores a recipe's picture with its smaller copies and returns its key. Throws `PictureError`. */
export const storePicture = async (
  env: Buckets,
  owner: PictureOwner,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => (await storeNamedPicture(env, pictureName(owner), bytes)).key

/** The key of what was stored for a change, or null. The original comes last, so that its copies are there as well. */
export async function findStoredPicture({ FILES }: Pick<Env, 'FILES'>, owner: PictureOwner): Promise<string | null> {
  const { objects } = await FILES.list({ prefix: `${pictureName(owner)}.` })
  return objects.map(({ key }) => key).find((key) => !key.includes('@')) ?? null
}

const pictureName = ({ space, recipe, tag }: PictureOwner) => `${space}/recipe/${recipe}/${tag}`

type Buckets = Pick<Env, 'FILES' | 'IMAGES'>

export async function storeNamedPicture(
  { FILES, IMAGES }: Buckets,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ key: string; type: string; size: number }> {
  const [original, ...previews] = await processPicture(bytes, IMAGES)
  if (!original) throw new Error('a processed picture has an original')
  const key = `${name}.${EXTENSIONS[original.type]}`
  const put = (as: string, { bytes, type }: typeof original) =>
    FILES.put(as, bytes, { httpMetadata: { contentType: type } })
  await Promise.all(previews.map((preview) => put(previewKey(key, Number(preview.size)), preview)))
  await put(key, original)
  return { key, type: original.type, size: original.bytes.length }
}

/** The smaller copies alone, of a picture that is kept as it is. */
export async function storePreviews(
  { FILES, IMAGES }: Buckets,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const [, ...previews] = await processPicture(bytes, IMAGES)
  await Promise.all(
    previews.map((preview) =>
      FILES.put(previewKey(key, Number(preview.size)), preview.bytes, { httpMetadata: { contentType: preview.type } }),
    ),
  )
}

const previewKey = (key: string, width: number) => `${key}@${width}`

/** The smallest copy of at least this width, or the original; no body if `known` (`If-None-Match`) has its tag. */
export async function readPicture(
  files: R2Bucket,
  key: string,
  { width, known }: { width: number | null; known: string | null },
): Promise<R2Object | R2ObjectBody | null> {
  const fitting = width === null ? undefined : PREVIEW_WIDTHS.find((stored) => stored >= width)
  const options = { onlyIf: new Headers(known === null ? {} : { 'if-none-match': known }) }
  const preview = fitting === undefined ? null : await files.get(previewKey(key, fitting), options)
  return preview ?? files.get(key, options)
}

/** Copies a stored picture with its smaller copies for another recipe. Null where it is not stored any more. */
export async function copyPicture(
  { FILES }: Pick<Env, 'FILES'>,
  from: string,
  owner: PictureOwner,
): Promise<string | null> {
  const key = pictureName(owner) + from.slice(from.lastIndexOf('.'))
  const copy = async (source: string, target: string) => {
    const stored = await FILES.get(source)
    if (stored) await FILES.put(target, await stored.arrayBuffer(), { httpMetadata: stored.httpMetadata ?? {} })
    return stored !== null
  }
  await Promise.all(PREVIEW_WIDTHS.map((width) => copy(previewKey(from, width), previewKey(key, width))))
  return (await copy(from, key)) ? key : null
}

const MAX_KEYS = 1000

export async function deleteStoredFiles({ FILES }: Pick<Env, 'FILES'>, keys: readonly string[]): Promise<void> {
  const all = keys.flatMap((key) => [key, ...PREVIEW_WIDTHS.map((width) => previewKey(key, width))])
  for (let i = 0; i < all.length; i += MAX_KEYS) await FILES.delete(all.slice(i, i + MAX_KEYS))
}
