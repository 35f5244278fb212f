import { decoderByHead } from '#worker/gateway/decode-text.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import type { SourceFile } from '../../../files/source-file.ts'

/** So much reveals the character set where the file does not declare it. */
const HEAD_BYTES = 200_000

/** A file's text as it comes, in the character set that its beginning reveals. */
export async function* textPieces(file: SourceFile): AsyncGenerator<string> {
  const reader = (await file.stream()).getReader()
  let head: Uint8Array[] | null = []
  let length = 0
  let decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await read(reader, file)
      if (value && !head) yield decoder.decode(value, { stream: true })
      else if (value) {
        head?.push(value)
        length += value.length
      }
      if (head && (done || length >= HEAD_BYTES)) {
        const start = joined(head, length)
        head = null
        decoder = decoderByHead(start)
        yield decoder.decode(start, { stream: true })
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>, file: SourceFile) {
  try {
    return await reader.read()
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('archive_broken', `“${file.path}” cannot be unpacked.`)
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
