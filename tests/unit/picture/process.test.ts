import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { processPicture } from '#worker/modules/files/picture/index.ts'
import { animation, ascii, photo } from './camera.fixture.ts'

const runtime = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    modules: true,
    script: 'export default {}',
    compatibilityDate: '2026-11-01',
    images: { binding: 'IMAGES' },
  }),
)
const { IMAGES } = await runtime.getBindings<{ IMAGES: ImagesBinding }>()

afterAll(() => runtime.dispose())

const shapes = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await processPicture(bytes, IMAGES)).map(({ size, width, height, type }) => [size, width, height, type])

describe('an uploaded picture', () => {
  test('becomes an original and three smaller copies', async () => {
    expect(await shapes(await photo('jpeg', 2000, 1000))).toEqual([
      ['original', 2000, 1000, 'image/jpeg'],
      [320, 320, 160, 'image/webp'],
      [768, 768, 384, 'image/webp'],
      [1536, 1536, 768, 'image/webp'],
    ])
  })

  test('is never made larger than it was', async () => {
    expect(await shapes(await photo('png', 600, 300))).toEqual([
      ['original', 600, 300, 'image/png'],
      [320, 320, 160, 'image/webp'],
      [768, 600, 300, 'image/webp'],
    ])
    expect((await shapes(await photo('webp', 100, 50))).map(([size]) => size)).toEqual(['original', 320])
  })

  test('taken sideways is turned upright and loses its location', async () => {
    const [original, small] = await processPicture(await photo('jpeg', 800, 400, 6), IMAGES)
    expect([original!.width, original!.height, small!.width, small!.height]).toEqual([400, 800, 320, 640])
    for (const picture of [original!, small!]) {
      const { exif, orientation } = await sharp(picture.bytes).metadata()
      expect([exif, orientation ?? 1]).toEqual([undefined, 1])
    }
  })

  test('in a format that few programs read is stored as a common one', async () => {
    expect((await shapes(await photo('avif')))[0]).toEqual(['original', 400, 200, 'image/webp'])
  })

  test.each(['gif', 'webp'] as const)('that is animated stays animated, its copies are still: %s', async (type) => {
    const [original, small] = await processPicture(await animation(type), IMAGES)
    expect((await sharp(original!.bytes, { animated: true }).metadata()).pages).toBe(3)
    expect(original!.type).toBe(`image/${type}`)
    expect((await sharp(small!.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })
})

describe('an upload that is no picture', () => {
  test('is refused before anything is unpacked', async () => {
    await expect(processPicture(ascii('<svg onload="x()"/>'), IMAGES)).rejects.toMatchObject({ reason: 'unsupported' })
  })

  test('is refused when only its header looks like one', async () => {
    const png = await photo('png')
    const data = new TextDecoder('latin1').decode(png).indexOf('IDAT')
    png.fill(0xaa, data + 4, data + 2000)
    await expect(processPicture(png, IMAGES)).rejects.toMatchObject({ reason: 'undecodable' })
  })
})
