import { writeFacts, ZIP64, type ZipEntry } from './zip-entry.ts'

/** What closes a zip whose files take the `at` bytes before (APPNOTE 4.3.12 to 4.3.16). */
export function zipDirectory(entries: readonly ZipEntry[], at: number): Uint8Array<ArrayBuffer>[] {
  const headers = entries.map(centralHeader)
  const size = headers.reduce((sum, { length }) => sum + length, 0)
  const isLarge = entries.length >= MAX_16 || size >= MAX_32 || at >= MAX_32
  const count = { count: entries.length, size, at }
  return [...headers, ...(isLarge ? [largeEnd(count)] : []), end(count)]
}

/** These mean that the number stands elsewhere, as it has no room here. */
const MAX_16 = 0xffff
const MAX_32 = 0xffffffff

function centralHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.path)
  const extra = entry.at >= MAX_32 ? 12 : 0
  const header = new Uint8Array(46 + name.length + extra)
  const view = new DataView(header.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, ZIP64, true)
  writeFacts(view, 6, entry, name.length, extra)
  view.setUint32(42, Math.min(entry.at, MAX_32), true)
  header.set(name, 46)
  if (extra > 0) {
    view.setUint16(46 + name.length, 1, true)
    view.setUint16(48 + name.length, 8, true)
    view.setBigUint64(50 + name.length, BigInt(entry.at), true)
  }
  return header
}

interface Directory {
  count: number
  size: number
  at: number
}

/** The end of a zip of more than four gigabytes or 65,534 files, and where it stands. */
function largeEnd({ count, size, at }: Directory): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(56 + 20)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x06064b50, true)
  view.setBigUint64(4, 44n, true)
  view.setUint16(12, ZIP64, true)
  view.setUint16(14, ZIP64, true)
  view.setBigUint64(24, BigInt(count), true)
  view.setBigUint64(32, BigInt(count), true)
  view.setBigUint64(40, BigInt(size), true)
  view.setBigUint64(48, BigInt(at), true)
  view.setUint32(56, 0x07064b50, true)
  view.setBigUint64(64, BigInt(at + size), true)
  view.setUint32(72, 1, true)
  return bytes
}

function end({ count, size, at }: Directory): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(22)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, Math.min(count, MAX_16), true)
  view.setUint16(10, Math.min(count, MAX_16), true)
  view.setUint32(12, Math.min(size, MAX_32), true)
  view.setUint32(16, Math.min(at, MAX_32), true)
  return bytes
}
