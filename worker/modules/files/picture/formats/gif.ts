import { joinBytes } from '../join-bytes.ts'
import { ByteReader } from '../byte-reader.ts'
import { PictureError } from '../picture-error.ts'
import type { PictureFacts } from '../picture-facts.ts'

/** Source: GIF89a specification. A frame may reach beyond the screen, so the larger of both counts. */
export function inspectGif(bytes: Uint8Array): PictureFacts {
  const reader = new ByteReader(bytes)
  const facts: PictureFacts = { width: reader.u16le(6), height: reader.u16le(8), frames: 0, area: 0 }
  for (const { kind, start } of blocks(reader)) {
    if (kind !== IMAGE) continue
    const [width, height] = [reader.u16le(start + 5), reader.u16le(start + 7)]
    facts.width = Math.max(facts.width, reader.u16le(start + 1) + width)
    facts.height = Math.max(facts.height, reader.u16le(start + 3) + height)
    facts.frames++
    facts.area += width * height
  }
  if (facts.frames === 0) throw new PictureError('malformed')
  return { ...facts, area: Math.max(facts.area, facts.width * facts.height) }
}

/** The same animation without comments, XMP and whatever follows it. */
export function stripGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const reader = new ByteReader(bytes)
  const parts = [bytes.subarray(0, headerEnd(reader))]
  for (const { kind, start, end } of blocks(reader))
    if (kind === IMAGE || isPlayback(reader, start)) parts.push(bytes.subarray(start, end))
  return joinBytes([...parts, Uint8Array.of(TRAILER)])
}

interface Block {
  kind: number
  start: number
  end: number
}

/** Images and extensions. A missing trailer is common and harmless; a block that ends early is not. */
function* blocks(reader: ByteReader): Generator<Block> {
  let at = headerEnd(reader)
  while (at < reader.length && reader.u8(at) !== TRAILER) {
    reader.countPart()
    const start = at
    const kind = reader.u8(at)
    if (kind === IMAGE) at += 10 + tableSize(reader.u8(at + 9)) + 1
    else if (kind === EXTENSION) at += 2
    else throw new PictureError('malformed')
    for (let size = reader.u8(at); size > 0; size = reader.u8(at)) at += size + 1
    at++
    yield { kind, start, end: at }
  }
}

function isPlayback(reader: ByteReader, start: number): boolean {
  const label = reader.u8(start + 1)
  if (label === TIMING) return true
  return label === APPLICATION && LOOPS.has(reader.ascii(start + 3, 11))
}

const headerEnd = (reader: ByteReader): number =>
  reader.need(0, 13 + tableSize(reader.u8(10))) + 13 + tableSize(reader.u8(10))
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const TIMING = 0xf9
const APPLICATION = 0xff
const LOOPS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])
