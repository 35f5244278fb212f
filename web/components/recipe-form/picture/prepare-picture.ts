import { storeDraftPicture } from './picture-store.ts'
import type { PictureDraft } from '../draft/recipe-draft.ts'

export const preparePicture = async (file: Blob): Promise<PictureDraft> => ({
  kind: 'file',
  key: await storeDraftPicture(await shrinkPicture(file)),
})

const maxSide = 2048

/** Smaller files go as they are. */
const maxBytes = 1_500_000

/** Formats that this browser cannot decode are left to the server. */
async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  try {
    if (scale === 1 && file.size <= maxBytes && /^image\/(jpeg|png|webp|gif)$/.test(file.type)) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86))
    return smaller ?? file
  } finally {
    bitmap.close()
  }
}
