import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inspectPicture, PictureError, sniffPicture } from '#worker/modules/files/picture/index.ts'
import { animation, ascii, heic, photo } from './camera.fixture.ts'

const reason = (bytes: Uint8Array): string => {
  try {
    inspectPicture(bytes)
    return 'fine'
  } catch (error) {
    if (error instanceof PictureError) return error.reason
    throw error
  }
}

const pictures = {
  jpeg: await photo('jpeg'),
  png: await photo('png'),
  webp: await photo('webp'),
  avif: await photo('avif'),
  heic: await heic(),
}
const animations = { gif: await animation('gif'), webp: await animation('webp') }

describe('a picture', () => {
  test.each(Object.entries(pictures))('is recognised by its bytes, with its size: %s', (name, bytes) => {
    expect(inspectPicture(bytes)).toEqual({ type: `image/${name}`, width: 400, height: 200, frames: 1, area: 80_000 })
  })

  test.each(Object.entries(animations))('that is animated has frames: %s', (name, bytes) => {
    expect(inspectPicture(bytes)).toMatchObject({ type: `image/${name}`, width: 40, height: 30, frames: 3 })
  })

  test('may have bytes after its end, as phones append films', () => {
    expect(reason(new Uint8Array([...pictures.jpeg, ...ascii('MotionPhoto')]))).toBe('fine')
  })
})

describe('a refused upload', () => {
  test.each([
    ['', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
    ['HTML', '<!doctype html><script>x()</script>'],
    ['HTML with a comment like a GIF', '<!-- GIF89a -->'],
    ['PDF', '%PDF-1.7'],
    ['a film', '\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'],
    ['TIFF', 'II*\0'],
    ['BMP', 'BM'],
    ['WAV', 'RIFF\u0004\0\0\0WAVE'],
  ])('%s', (_, text) => {
    expect(sniffPicture(ascii(text))).toBeNull()
    expect(reason(ascii(text))).toBe('unsupported')
  })

  test.each(Object.entries({ ...pictures, gif: animations.gif }))('a file that was cut off: %s', (_, bytes) => {
    for (const share of [0.05, 0.3, 0.7, 0.99])
      expect(['truncated', 'malformed']).toContain(reason(bytes.subarray(0, Math.floor(bytes.length * share))))
    expect(reason(bytes.subarray(0, Math.floor(bytes.length * 0.99)))).toBe('truncated')
  })

  test('a small file that unpacks to more than 50 megapixels', () => {
    const png = pictures.png.slice()
    new DataView(png.buffer).setUint32(16, 11_000)
    new DataView(png.buffer).setUint32(20, 11_000)
    expect(reason(png)).toBe('too_large')
  })

  test('a picture of one endless row', () => {
    const png = pictures.png.slice()
    new DataView(png.buffer).setUint32(16, 400_000)
    new DataView(png.buffer).setUint32(20, 1)
    expect(reason(png)).toBe('too_large')
  })

  test('a GIF whose frames are larger than its screen', () => {
    const gif = animations.gif.slice()
    const frame = gif.indexOf(0x2c, 13 + 3 * 2 ** ((gif[10]! & 7) + 1))
    new DataView(gif.buffer).setUint16(frame + 5, 60_000, true)
    expect(reason(gif)).toBe('too_large')
  })

  test('a WebP whose picture is larger than its canvas', () => {
    const webp = animations.webp.slice()
    new DataView(webp.buffer).setUint32(webp.findIndex((_, at) => holdsAt(webp, at, 'ANMF')) + 8 + 6, 0xffffff, true)
    expect(reason(webp)).toBe('too_large')
  })

  test('a file of endless empty parts', () => {
    const parts = Uint8Array.from(
      { length: 12 * 200_000 },
      (_, at) => [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74][at % 12] ?? 0,
    )
    const endless = [pictures.png.subarray(0, 33), parts, pictures.png.subarray(33)]
    expect(reason(new Uint8Array(endless.flatMap((bytes) => [...bytes])))).toBe('malformed')
  })

  test('a picture without any size', () => {
    const png = pictures.png.slice()
    new DataView(png.buffer).setUint32(16, 0)
    expect(reason(png)).toBe('malformed')
  })
})

test('damaged files are refused without a crash or a hang', () => {
  const whole = [...Object.values(pictures), ...Object.values(animations)]
  const hits = fc.array(fc.tuple(fc.nat({ max: 600 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...whole), hits, (bytes, changes) => {
      const damaged = bytes.slice()
      for (const [at, value] of changes) damaged[at] = value
      expect(['fine', 'unsupported', 'truncated', 'malformed', 'too_large']).toContain(reason(damaged))
    }),
    { numRuns: 2000 },
  )
})

const holdsAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  ascii(text).every((byte, offset) => bytes[at + offset] === byte)
