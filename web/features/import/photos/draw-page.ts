import { drawingOf, type Edit } from './edit.ts'

/** Letters of a photographed page stay readable, and few models look closer. */
export const SENT_SIDE = 2048

/**
 * A picture as it was edited, upright, as JPEG; null where this browser cannot read it, as a PDF or a picture of another maker.
 */
export async function drawPage(file: Blob, edit: Edit, maxSide: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  try {
    const { width, height, transform } = drawingOf(bitmap, edit, maxSide)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context?.setTransform(...transform)
    context?.drawImage(bitmap, 0, 0)
    return await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.86))
  } finally {
    bitmap.close()
  }
}
