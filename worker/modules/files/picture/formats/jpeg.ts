import { joinBytes } from '../join-bytes.ts'
import { ByteReader } from '../byte-reader.ts'
import { PictureError } from '../picture-error.ts'
import { type PictureFacts, stillFacts } from '../picture-facts.ts'

/** Source: ITU-T T.81, annex B. */
export function inspectJpeg(bytes: Uint8Array): PictureFacts {
  const reader = new ByteReader(bytes)
  let facts: PictureFacts | null = null
  let hasScan = false
  for (const { marker, start } of segments(reader)) {
    if (isFrame(marker)) facts ??= stillFacts(reader.u16(start + 7), reader.u16(start + 5))
    if (marker === SCAN) hasScan = true
  }
  if (!facts || !hasScan) throw new PictureError('malformed')
  return facts
}

/** Without EXIF, XMP, IPTC, comments, previews and whatever follows the picture; the colours stay. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const reader = new ByteReader(bytes)
  const parts = [bytes.subarray(0, 2)]
  for (const { marker, start, end } of segments(reader))
    if (!isMetadata(reader, marker, start, end)) parts.push(bytes.subarray(start, end))
  return joinBytes(parts)
}

interface Segment {
  marker: number
  start: number
  end: number
}

/** Every marker up to and with the end of the image; a scan includes its entropy-coded data. */
function* segments(reader: ByteReader): Generator<Segment> {
  let at = 2
  for (;;) {
    reader.countPart()
    const start = nextMarker(reader, at)
    const marker = reader.u8(start + 1)
    at = start + 2
    if (!hasNoPayload(marker)) {
      const length = reader.u16(at)
      if (length < 2) throw new PictureError('malformed')
      at = reader.need(at, length) + length
    }
    if (marker === SCAN) at = nextMarker(reader, at)
    yield { marker, start, end: at }
    if (marker === END) return
  }
}

/** Fill bytes before a marker, stray bytes between segments, and within a scan data and restarts are passed over. */
function nextMarker(reader: ByteReader, from: number): number {
  let at = from
  for (;;) {
    at = reader.bytes.indexOf(0xff, at)
    if (at < 0) throw new PictureError('truncated')
    const next = reader.u8(at + 1)
    if (next !== 0 && !isRestart(next) && next !== 0xff) return at
    at += next === 0xff ? 1 : 2
  }
}

function isMetadata(reader: ByteReader, marker: number, start: number, end: number): boolean {
  if (marker === COMMENT) return true
  if (marker < APP0 || marker > APP15) return false
  const name = reader.ascii(start + 4, Math.min(end - start - 4, 12))
  if (marker === APP0) return !name.startsWith('JFIF\0')
  if (marker === APP2) return !name.startsWith('ICC_PROFILE\0')
  return !(marker === APP14 && name.startsWith('Adobe'))
}

/** C4, C8 and CC are tables, not frames. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
const hasNoPayload = (marker: number): boolean => marker === END || marker === 0x01

const SCAN = 0xda
const END = 0xd9
const COMMENT = 0xfe
const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
