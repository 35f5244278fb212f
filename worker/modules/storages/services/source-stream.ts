import type { Source } from './storage-service.ts'

const PART = 4 * 1024 * 1024

/** The bytes of a source as a body whose length the receiver is told; a short one goes at once. */
export function sourceStream(source: Source): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(source.size)
  void pour(source, writable)
  return readable
}

async function pour({ size, read }: Source, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter()
  try {
    for (let offset = 0; offset < size;) {
      const bytes = await read(offset, Math.min(PART, size - offset))
      if (bytes.length === 0) throw new Error('the source ended early')
      await writer.write(bytes)
      offset += bytes.length
    }
    await writer.close()
  } catch (error) {
    // Whoever reads is told; a receiver that wants no more is none of our failures.
    await writer.abort(error).catch(() => {})
  }
}
