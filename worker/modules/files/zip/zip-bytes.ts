import { joinBytes } from '#worker/modules/files/picture/join-bytes.ts'
import { zipDirectory } from './zip-directory.ts'
import { zipEntry, type DatedFile, type ZipEntry } from './zip-entry.ts'

/** A zip of a few files, as a whole. */
export async function zipBytes(files: AsyncIterable<DatedFile>): Promise<Uint8Array<ArrayBuffer>> {
  const entries: ZipEntry[] = []
  const chunks: Uint8Array[] = []
  let at = 0
  for await (const file of files) {
    const packed = await zipEntry(file, at)
    entries.push(packed.entry)
    chunks.push(...packed.chunks)
    at += packed.length
  }
  return joinBytes([...chunks, ...zipDirectory(entries, at)])
}
