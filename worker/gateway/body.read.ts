import { GatewayRefusal } from './gateway-refusal.ts'

/** Throws a refusal as soon as more than `maxBytes` are announced or have arrived. */
export async function readCapped(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = Number(response.headers.get('content-length') ?? 0) > maxBytes ? Infinity : 0
  while (length <= maxBytes) {
    const { done, value } = await reader.read()
    if (done) return concatChunks(chunks, length)
    chunks.push(value)
    length += value.byteLength
  }
  await reader.cancel()
  throw new GatewayRefusal('too_large')
}

/** The first bytes of a body, however long it is. */
export async function readBeginning(response: Response, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.byteLength
  }
  await reader.cancel()
  return concatChunks(chunks, length).subarray(0, bytes)
}

function concatChunks(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
