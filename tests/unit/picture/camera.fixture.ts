import sharp, { type Sharp } from 'sharp'

const PLACE = {
  IFD0: { Copyright: 'Ann', Model: 'Pocket' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
}

/** Noise keeps every encoder from making the file tiny. */
const grain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a50', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await image.toBuffer())

export const photo = (type: 'jpeg' | 'png' | 'webp' | 'avif', width = 400, height = 200, orientation = 1) =>
  bytesOf(
    grain(width, height).withExif(PLACE).withMetadata({ orientation }).withExif(PLACE).toFormat(type, { effort: 1 }),
  )

export async function animation(type: 'gif' | 'webp'): Promise<Uint8Array<ArrayBuffer>> {
  const raw = await grain(40, 90).raw().toBuffer()
  const frames = sharp(raw, { raw: { width: 40, height: 90, channels: 3, pageHeight: 30 } })
  const moving = frames.gif({ delay: [100, 100, 100], loop: 0 })
  if (type === 'gif') return bytesOf(moving)
  return bytesOf(
    sharp(await moving.toBuffer(), { animated: true })
      .withExif(PLACE)
      .webp({ loop: 0 }),
  )
}

/** HEIC and AVIF files have the same boxes, so a changed brand makes one the other. */
export async function heic(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await photo('avif')
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 32))
  for (const at of [...text.matchAll(/avif/g)].map(({ index }) => index)) bytes.set(ascii('heic'), at)
  return bytes
}

export const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

export const holds = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(text)
