import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { ExportedFile } from '../exporter.ts'

/** Files with when they were changed, which is the recipe's own date, so that the same recipes give the same bytes. */
type DatedFile = ExportedFile & { date: Date }

/** A zip that is written while it is read; no more than one file is held. */
export function zipStream(files: AsyncIterable<DatedFile>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  write(new ZipWriter(writable, OPTIONS), files).catch((error: unknown) => writable.abort(error).catch(() => {}))
  return readable
}

/** The same of a few files, as a whole. */
export async function zipBytes(files: AsyncIterable<DatedFile>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), OPTIONS)
  return write(zip, files)
}

async function write<T>(zip: ZipWriter<T>, files: AsyncIterable<DatedFile>): Promise<T> {
  for await (const { path, content, date } of files)
    await zip.add(path, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content), {
      lastModDate: date,
      ...(typeof content === 'string' ? {} : { level: 0 }),
    })
  return zip.close()
}

/** What is no text was packed before. */
const OPTIONS = { useWebWorkers: false }
