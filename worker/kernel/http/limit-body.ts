import { problem } from '../contract/errors.ts'

const tooLarge = problem('request.too_large', 413, 'The body is larger than this call accepts.')

/** A body that fails with a 413 as soon as more than `maxBytes` are announced or have arrived. */
export function limitBody(request: Request, maxBytes: number): Response {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  return tapBody(request, (length) => {
    if (length > maxBytes) throw tooLarge()
  })
}

/** Calls `onChunk` with each chunk, and the bytes so far, before the reader gets it. */
export function tapBody(body: Request | Response, onChunk: (length: number, chunk: Uint8Array) => void): Response {
  let length = 0
  const through = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      onChunk(length, chunk)
      controller.enqueue(chunk)
    },
  })
  return new Response(body.body?.pipeThrough(through) ?? null, { headers: body.headers })
}
