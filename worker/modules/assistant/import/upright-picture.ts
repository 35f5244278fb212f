import { inspectPicture, PictureError, stripMetadata } from '#worker/modules/files/picture/index.ts'

/** Models see no more than this, in pixels of the longer side. */
const LONGEST_SIDE = 1_568

/** A picture as models take it: upright, small and without what a camera writes beside it. Throws `PictureError`. */
export async function uprightPicture(
  bytes: Uint8Array<ArrayBuffer>,
  images: ImagesBinding,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  inspectPicture(bytes)
  let encoded: Uint8Array
  try {
    const sized = images
      .input(new Blob([bytes]).stream())
      .transform({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'scale-down' })
    const output = await sized.output({ format: 'image/jpeg', quality: 85, anim: false })
    encoded = new Uint8Array(await new Response(output.image()).arrayBuffer())
  } catch (error) {
    throw new PictureError('undecodable', { cause: error })
  }
  return stripMetadata(encoded, inspectPicture(encoded).type)
}
