import { joinBytes } from '../join-bytes.ts'
import { ByteReader } from '../byte-reader.ts'
import { PictureError } from '../picture-error.ts'
import type { PictureFacts } from '../picture-facts.ts'

/** Source: RFC 9649. Canvas and bitstream may disagree in a hostile file, so the largest counts. */
export function inspectWebp(bytes: Uint8Array): PictureFacts {
  const reader = new ByteReader(bytes)
  const sizes: [number, number][] = []
  let frames = 0
  let area = 0
  let pixels = false
  for (const { name, data } of chunks(reader)) {
    const size = sizeOf(reader, name, data)
    if (size) sizes.push(size)
    if (name === 'ANMF') {
      frames++
      area += size![0] * size![1]
    }
    pixels ||= name !== 'VP8X' && size !== null
  }
  if (!pixels) throw new PictureError('malformed')
  const width = Math.max(...sizes.map(([across]) => across))
  const height = Math.max(...sizes.map(([, down]) => down))
  return { width, height, frames: Math.max(frames, 1), area: Math.max(area, width * height) }
}

/** Without EXIF, XMP and unknown chunks; colours and animation stay. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [...chunks(new ByteReader(bytes))].filter(({ name }) => KEPT.has(name))
  const joined = joinBytes([bytes.subarray(0, HEADER), ...kept.map(({ start, end }) => bytes.subarray(start, end))])
  const view = new DataView(joined.buffer)
  view.setUint32(4, joined.length - 8, true)
  if (kept[0]?.name === 'VP8X') joined[HEADER + 8]! &= ~METADATA_FLAGS
  return joined
}

interface Chunk {
  name: string
  start: number
  data: number
  end: number
}

function* chunks(reader: ByteReader): Generator<Chunk> {
  const total = reader.need(0, 8 + reader.u32le(4)) + 8 + reader.u32le(4)
  let at = HEADER
  while (at + 8 <= total) {
    reader.countPart()
    const size = reader.u32le(at + 4)
    const end = reader.need(at, 8 + size) + 8 + size
    const padded = Math.min(end + (size % 2), total)
    yield { name: reader.ascii(at, 4), start: at, data: at + 8, end: padded }
    at = end + (size % 2)
  }
}

function sizeOf(reader: ByteReader, name: string, data: number): [number, number] | null {
  switch (name) {
    case 'VP8X':
      return [reader.u24le(data + 4) + 1, reader.u24le(data + 7) + 1]
    case 'ANMF':
      return [reader.u24le(data + 6) + 1, reader.u24le(data + 9) + 1]
    case 'VP8 ':
      return [reader.u16le(data + 6) & 0x3fff, reader.u16le(data + 8) & 0x3fff]
    case 'VP8L': {
      const bits = reader.u32le(data + 1)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    default:
      return null
  }
}

const HEADER = 12
const METADATA_FLAGS = 0x0c
const KEPT: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
