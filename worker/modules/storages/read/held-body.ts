import { StorageFailure } from '../services/storage-failure.ts'

/** A body in memory, up to so many bytes. */
export async function heldBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > maxBytes) throw new StorageFailure('too_large')
    parts.push(part)
  }
  return new Blob(parts).arrayBuffer()
}
