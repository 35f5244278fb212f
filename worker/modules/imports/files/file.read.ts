import { decodeText } from '#worker/gateway/decode-text.ts'
import { FileRefusal } from './file-refusal.ts'
import type { SourceFile } from './source-file.ts'

const MAX_BYTES = 64_000_000

/** All of a file. Throws `FileRefusal` for one of more than 64 MB, or one that is broken. */
export async function bytesOf(file: SourceFile, most = MAX_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, isWhole } = await startOf(file, most)
  if (!isWhole) throw new FileRefusal('file_too_large', `“${file.path}” is larger than ${most / 1_000_000} MB.`)
  return bytes
}

/** Text in the character set that its bytes reveal. */
export const textOf = async (file: SourceFile): Promise<string> => decodeText(await bytesOf(file), null)

/** The first bytes, for telling what a file is. */
export async function headOf(file: SourceFile, most = 4096): Promise<Uint8Array<ArrayBuffer>> {
  return (await startOf(file, most)).bytes.subarray(0, most)
}

/** The beginning as text. A letter may be cut in two where it ends. */
export const headTextOf = async (file: SourceFile, most?: number): Promise<string> =>
  decodeText(await headOf(file, most), null)

async function startOf(file: SourceFile, most: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    const reader = (await file.stream()).getReader()
    while (length <= most) {
      const { done, value } = await reader.read()
      if (done) return { bytes: joined(chunks, length), isWhole: true }
      chunks.push(value)
      length += value.length
    }
    await reader.cancel()
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('archive_broken', `“${file.path}” cannot be unpacked.`)
  }
  return { bytes: joined(chunks, length), isWhole: false }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
