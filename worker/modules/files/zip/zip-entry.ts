import { crc32 } from './crc32.ts'

export interface DatedFile {
  /** With `/` between folders. */
  path: string
  /** A text is packed. What is none was packed before, as pictures are. */
  content: string | Uint8Array<ArrayBuffer>
  /** When it was changed: not now, as the same files are to give the same bytes. */
  date: Date
}

/** What the directory of a zip says of one file. */
export interface ZipEntry {
  path: string
  crc: number
  /** In bytes, as stored and as it was. */
  packed: number
  size: number
  method: 0 | 8
  /** Date and time of DOS, in one number. */
  changed: number
  /** Where its header begins. */
  at: number
}

/** One file as it stands in a zip (APPNOTE 4.3.7), to be put at `at`. */
export async function zipEntry(
  { path, content, date }: DatedFile,
  at: number,
): Promise<{ entry: ZipEntry; chunks: Uint8Array<ArrayBuffer>[]; length: number }> {
  const isText = typeof content === 'string'
  const bytes = isText ? new TextEncoder().encode(content) : content
  const packed = isText ? await deflated(content) : content
  const entry: ZipEntry = {
    path,
    crc: crc32(bytes),
    packed: packed.length,
    size: bytes.length,
    method: isText ? 8 : 0,
    changed: dosTime(date),
    at,
  }
  const header = localHeader(entry)
  return { entry, chunks: [header, packed], length: header.length + packed.length }
}

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function localHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.path)
  const header = new Uint8Array(30 + name.length)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x04034b50, true)
  writeFacts(view, 4, entry, name.length)
  header.set(name, 30)
  return header
}

/** What a file's own header and the directory say alike: 24 bytes, from the version needed to the length of `extra`. */
export function writeFacts(view: DataView, at: number, entry: ZipEntry, name: number, extra = 0): void {
  view.setUint16(at, extra > 0 ? ZIP64 : DEFLATE, true)
  view.setUint16(at + 2, UTF8_NAMES, true)
  view.setUint16(at + 4, entry.method, true)
  view.setUint32(at + 6, entry.changed, true)
  view.setUint32(at + 10, entry.crc, true)
  view.setUint32(at + 14, entry.packed, true)
  view.setUint32(at + 18, entry.size, true)
  view.setUint16(at + 22, name, true)
  view.setUint16(at + 24, extra, true)
}

/** Versions of the format that a reader needs. */
const DEFLATE = 20
export const ZIP64 = 45
const UTF8_NAMES = 0x0800

/** In UTC; DOS knows the years from 1980 to 2107, and every other second. */
function dosTime(date: Date): number {
  const year = Math.min(Math.max(date.getUTCFullYear() - 1980, 0), 127)
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
