import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'

/** A zip archive of files, of text or bytes, by their paths. */
export async function zipOf(files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [path, content] of Object.entries(files))
    await zip.add(path, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content))
  return zip.close()
}

export async function gzipOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
