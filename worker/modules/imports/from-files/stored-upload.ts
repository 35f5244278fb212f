import type { StoredBytes } from '../files/stored-bytes.ts'

const AHEAD = 1_000_000

/** An upload in R2, read in parts of a megabyte, as the files of an archive mostly lie side by side. */
export function storedUpload(files: R2Bucket, { key, size }: { key: string; size: number }): StoredBytes {
  let held = { offset: 0, bytes: new Uint8Array(0) }
  const fetchPart = async (offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
    const part = await files.get(key, { range: { offset, length: Math.min(length, size - offset) } })
    if (!part) throw new Error(`${key} is no longer stored`)
    return new Uint8Array(await part.arrayBuffer())
  }
  return {
    size,
    read: async (offset, length) => {
      if (offset >= size || length <= 0) return new Uint8Array(0)
      const from = offset - held.offset
      if (from < 0 || from + Math.min(length, size - offset) > held.bytes.length)
        held = { offset, bytes: await fetchPart(offset, Math.max(length, AHEAD)) }
      const start = offset - held.offset
      return held.bytes.slice(start, start + length)
    },
  }
}
