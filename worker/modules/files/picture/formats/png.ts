import { joinBytes } from '../join-bytes.ts'
import { ByteReader } from '../byte-reader.ts'
import { PictureError } from '../picture-error.ts'
import { type PictureFacts, stillFacts } from '../picture-facts.ts'

/** Source: W3C PNG specification, third edition. */
export function inspectPng(bytes: Uint8Array): PictureFacts {
  const reader = new ByteReader(bytes)
  const names = [...chunks(reader)].map(({ name }) => name)
  if (names[0] !== 'IHDR' || !names.includes('IDAT')) throw new PictureError('malformed')
  return stillFacts(reader.u32(16), reader.u32(20))
}

/** Without texts, EXIF, times and private chunks; the colours stay. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [...chunks(new ByteReader(bytes))].filter(({ name }) => KEPT.has(name))
  return joinBytes([bytes.subarray(0, SIGNATURE), ...kept.map(({ start, end }) => bytes.subarray(start, end))])
}

interface Chunk {
  name: string
  start: number
  end: number
}

function* chunks(reader: ByteReader): Generator<Chunk> {
  let at = SIGNATURE
  for (;;) {
    reader.countPart()
    const name = reader.ascii(at + 4, 4)
    const size = OVERHEAD + reader.u32(at)
    const start = reader.need(at, size)
    at += size
    yield { name, start, end: at }
    if (name === 'IEND') return
  }
}

const SIGNATURE = 8
const OVERHEAD = 12
const KEPT: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)
