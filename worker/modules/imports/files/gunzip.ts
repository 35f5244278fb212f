import type { UnpackAllowance } from './unpack-allowance.ts'

/** The stream itself, or what is packed in it where it begins as gzip does. */
export async function gunzip(
  stream: ReadableStream<Uint8Array>,
  { path, packed, allowance }: { path: string; packed: number; allowance: UnpackAllowance },
): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader()
  let head = new Uint8Array(0)
  let ended = false
  while (head.length < GZIP.length && !ended) {
    const { done, value } = await reader.read()
    if (value) head = concat(head, value)
    ended = done
  }
  const whole = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (head.length > 0) controller.enqueue(head)
      if (ended) controller.close()
    },
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  if (!GZIP.every((byte, i) => head[i] === byte)) return whole
  const gzip: { readable: ReadableStream<Uint8Array>; writable: WritableStream } = new DecompressionStream('gzip')
  return whole.pipeThrough(gzip).pipeThrough(allowance.meter(path, packed))
}

/** Its two magic bytes and the only method there is, deflate. */
const GZIP = [0x1f, 0x8b, 8]

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
