/** One file of a zip, as its records say. `offset` is where its local header begins. */
export interface ZipEntry {
  path: string
  method: 0 | 8
  crc: number
  packed: number
  size: number
  offset: number
  /** An instant. */
  at: string
}

type Bytes = Uint8Array<ArrayBuffer>

/** APPNOTE 4.3.7. Names are UTF-8. */
export function localHeader(entry: ZipEntry): Bytes {
  const name = new TextEncoder().encode(entry.path)
  const record = new DataView(new ArrayBuffer(30))
  record.setUint32(0, 0x04034b50, true)
  record.setUint16(4, VERSION, true)
  writeFacts(record, 6, entry, name.length)
  return joined(record, name)
}

/** APPNOTE 4.3.12. */
export function directoryRecord(entry: ZipEntry): Bytes {
  const name = new TextEncoder().encode(entry.path)
  const record = new DataView(new ArrayBuffer(46))
  record.setUint32(0, 0x02014b50, true)
  record.setUint16(4, VERSION, true)
  record.setUint16(6, VERSION, true)
  writeFacts(record, 8, entry, name.length)
  record.setUint32(42, entry.offset, true)
  return joined(record, name)
}

/** APPNOTE 4.3.16. */
export function endRecord({ entries, bytes, offset }: { entries: number; bytes: number; offset: number }): Bytes {
  const record = new DataView(new ArrayBuffer(22))
  record.setUint32(0, 0x06054b50, true)
  record.setUint16(8, entries, true)
  record.setUint16(10, entries, true)
  record.setUint32(12, bytes, true)
  record.setUint32(16, offset, true)
  return new Uint8Array(record.buffer)
}

/** What these records can say; a zip beyond it is of another form. */
export const MAX_ENTRIES = 0xffff - 1
export const MAX_OFFSET = 0xffffffff - 1

const VERSION = 20
const UTF8 = 0x800

/** Local headers and directory records say the same from their flags on. */
function writeFacts(record: DataView, from: number, { method, crc, packed, size, at }: ZipEntry, name: number): void {
  const { date, time } = dosTime(at)
  record.setUint16(from, UTF8, true)
  record.setUint16(from + 2, method, true)
  record.setUint16(from + 4, time, true)
  record.setUint16(from + 6, date, true)
  record.setUint32(from + 8, crc, true)
  record.setUint32(from + 12, packed, true)
  record.setUint32(from + 16, size, true)
  record.setUint16(from + 20, name, true)
}

/** In steps of two seconds since 1980, of no time zone. */
function dosTime(at: string): { date: number; time: number } {
  const when = new Date(at)
  const year = Math.min(Math.max(when.getUTCFullYear(), 1980), 2107)
  return {
    date: ((year - 1980) << 9) | ((when.getUTCMonth() + 1) << 5) | when.getUTCDate(),
    time: (when.getUTCHours() << 11) | (when.getUTCMinutes() << 5) | (when.getUTCSeconds() >> 1),
  }
}

function joined(record: DataView<ArrayBuffer>, name: Uint8Array): Bytes {
  const both = new Uint8Array(record.byteLength + name.length)
  both.set(new Uint8Array(record.buffer))
  both.set(name, record.byteLength)
  return both
}
