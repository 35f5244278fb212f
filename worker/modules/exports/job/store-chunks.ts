import { joinBytes } from '#worker/modules/files/picture/join-bytes.ts'

/** R2 wants parts of one size, of at least five megabytes. */
const PART_BYTES = 8_000_000

/** Stores what comes as one object, of which no more than a part is held. Where it breaks off, nothing is stored. */
export async function storeChunks(files: R2Bucket, key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const buffer = new PartBuffer()
  const parts: R2UploadedPart[] = []
  let upload: R2MultipartUpload | undefined
  try {
    for await (const chunk of chunks) {
      buffer.push(chunk)
      while (buffer.size >= PART_BYTES) {
        upload ??= await files.createMultipartUpload(key)
        parts.push(await upload.uploadPart(parts.length + 1, buffer.take(PART_BYTES)))
      }
    }
    const rest = buffer.take(buffer.size)
    if (!upload) return void (await files.put(key, rest))
    if (rest.length > 0) parts.push(await upload.uploadPart(parts.length + 1, rest))
    await upload.complete(parts)
  } catch (error) {
    await upload?.abort().catch(() => {})
    throw error
  }
}

class PartBuffer {
  #held: Uint8Array[] = []
  size = 0

  push(chunk: Uint8Array): void {
    this.#held.push(chunk)
    this.size += chunk.length
  }

  /** The first bytes, as many as are asked for. */
  take(length: number): Uint8Array<ArrayBuffer> {
    const all = joinBytes(this.#held)
    this.#held = length < all.length ? [all.subarray(length)] : []
    this.size -= length
    return all.slice(0, length)
  }
}
