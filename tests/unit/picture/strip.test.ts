import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inspectPicture, sniffPicture, stripMetadata } from '#worker/modules/files/picture/index.ts'
import { animation, ascii, holds, photo } from './camera.fixture.ts'

const stripped = (bytes: Uint8Array) => stripMetadata(bytes, sniffPicture(bytes)!).bytes
const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer()

describe('a picture without its metadata (CVE-2026-29055)', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('contains neither place nor person: %s', async (type) => {
    const bytes = await photo(type)
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const clean = stripped(bytes)
    expect((await sharp(clean).metadata()).exif).toBeUndefined()
    expect(holds(bytes, 'Ann')).toBe(true)
    expect(holds(clean, 'Ann')).toBe(false)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('is the same picture, bit by bit: %s', async (type) => {
    const bytes = await photo(type)
    expect(await pixels(stripped(bytes))).toEqual(await pixels(bytes))
    expect(inspectPicture(stripped(bytes))).toEqual(inspectPicture(bytes))
  })

  test.each(['gif', 'webp'] as const)('stays animated, at its speed and repeating: %s', async (type) => {
    const bytes = await animation(type)
    const [before, after] = [bytes, stripped(bytes)].map((file) => sharp(file, { animated: true }).metadata())
    const { pages, delay, loop } = await before!
    expect(await after!).toMatchObject({ pages, delay, loop })
    expect((await after!).exif).toBeUndefined()
    expect(await pixels(stripped(bytes))).toEqual(await pixels(bytes))
  })

  test('keeps the colours it was taken in', async () => {
    const bytes = new Uint8Array(
      await sharp(await photo('jpeg'))
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
    )
    expect((await sharp(stripped(bytes)).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc)
  })

  test('has no comments and no data behind its end', async () => {
    const gif = await animation('gif')
    const comment = Uint8Array.of(0x21, 0xfe, 6, ...ascii('secret'), 0)
    const xmp = Uint8Array.of(0x21, 0xff, 11, ...ascii('XMP DataXMP'), 6, ...ascii('secret'), 0)
    const start = 13 + (gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0)
    const chatty = new Uint8Array([
      ...gif.subarray(0, start),
      ...comment,
      ...xmp,
      ...gif.subarray(start),
      ...ascii('secret'),
    ])
    expect(stripped(chatty)).toEqual(stripped(gif))
    const jpeg = await photo('jpeg')
    const comments = Uint8Array.of(0xff, 0xfe, 0, 8, ...ascii('secret'))
    const long = new Uint8Array([...jpeg.subarray(0, 2), ...comments, ...jpeg.subarray(2), ...ascii('secret')])
    expect(stripped(long)).toEqual(stripped(jpeg))
  })

  test('is refused for a format that is not stored', async () => {
    const avif = await photo('avif')
    expect(() => stripped(avif)).toThrow('picture unsupported')
  })
})
