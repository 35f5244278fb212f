import type { ExportedPicture, PictureContent } from '../exported-recipe.ts'
import { readPicture } from '#worker/modules/files/store-picture.ts'

/**
 * Pictures of one recipe, which is held as a whole while it is written. Once they have taken `ALLOWANCE`, the rest come
 * as their smaller copies.
 */
export function storedPictures(files: R2Bucket): (key: string) => ExportedPicture {
  let left = ALLOWANCE
  const open = async (key: string) => {
    const stored = await files.get(key)
    if (!stored || stored.size <= left) return stored
    await stored.body.cancel()
    const smaller = await readPicture(files, key, { width: SMALLER, known: null })
    return smaller && 'body' in smaller ? smaller : null
  }
  return (key) => async (): Promise<PictureContent | null> => {
    const stored = await open(key)
    if (!stored) return null
    left -= stored.size
    return { bytes: new Uint8Array(await stored.arrayBuffer()), type: stored.httpMetadata?.contentType ?? typeOf(key) }
  }
}

/** In bytes. Some formats hold a picture three times over while they pack it. */
const ALLOWANCE = 12_000_000
const SMALLER = 1536

const typeOf = (key: string): string => (key.endsWith('.jpg') ? 'image/jpeg' : `image/${key.split('.').at(-1)}`)
