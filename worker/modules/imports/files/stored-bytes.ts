type Bytes = Uint8Array<ArrayBuffer>

/** Bytes that can be read in any order: in memory, or in R2 a part at a time. */
export interface StoredBytes {
  size: number
  /** Fewer bytes than asked for where the end comes first. */
  read(offset: number, length: number): Promise<Bytes>
}

export const bytesInMemory = (bytes: Bytes): StoredBytes => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
})

const CHUNK = 1_000_000

export function streamOf(stored: StoredBytes): ReadableStream<Uint8Array> {
  let offset = 0
  return new ReadableStream({
    pull: async (controller) => {
      const bytes = await stored.read(offset, Math.min(CHUNK, stored.size - offset))
      offset += bytes.length
      if (bytes.length > 0) controller.enqueue(bytes)
      if (bytes.length === 0 || offset >= stored.size) controller.close()
    },
  })
}
