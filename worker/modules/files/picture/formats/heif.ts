import { ByteReader } from '../byte-reader.ts'
import { PictureError } from '../picture-error.ts'
import { type PictureFacts, stillFacts } from '../picture-facts.ts'

/**
 * HEIC and AVIF. Source: ISO/IEC 23008-12. A picture may be a grid of tiles, each with a size of its own; the whole is the
 * largest that is declared.
 */
export function inspectHeif(bytes: Uint8Array): PictureFacts {
  const reader = new ByteReader(bytes)
  const sizes = [...boxes(reader, 0, reader.length)]
    .filter(({ type }) => type === 'meta')
    .flatMap((meta) => childBoxes(reader, { ...meta, data: meta.data + FULL_BOX }, ['iprp', 'ipco', 'ispe']))
    .map(({ data }) => stillFacts(reader.u32(data + FULL_BOX), reader.u32(data + FULL_BOX + 4)))
  if (sizes.length === 0) throw new PictureError('malformed')
  return sizes.reduce((largest, size) => (size.area > largest.area ? size : largest))
}

interface Box {
  type: string
  data: number
  end: number
}

function childBoxes(reader: ByteReader, box: Box, [type, ...deeper]: string[]): Box[] {
  const found = [...boxes(reader, box.data, box.end)].filter((child) => child.type === type)
  return deeper.length === 0 ? found : found.flatMap((child) => childBoxes(reader, child, deeper))
}

function* boxes(reader: ByteReader, from: number, to: number): Generator<Box> {
  let at = from
  while (at < to) {
    reader.countPart()
    const short = reader.u32(at)
    const type = reader.ascii(at + 4, 4)
    const header = short === 1 ? 16 : 8
    const size = short === 1 ? reader.u64(at + 8) : short === 0 ? to - at : short
    if (size < header) throw new PictureError('malformed')
    if (at + size > to) throw new PictureError('truncated')
    yield { type, data: at + header, end: at + size }
    at += size
  }
}

const FULL_BOX = 4
