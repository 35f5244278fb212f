import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { type FileResult, readFile } from './corpus.ts'

const bytesOf = (content: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content)

/** An archive of these files, in their order. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [path, content] of Object.entries(files)) await writer.add(path, new Uint8ArrayReader(bytesOf(content)))
  return Uint8Array.from(await writer.close())
}

/** A file of text, and an archive of files. */
export const readText = (name: string, text: string): Promise<FileResult> => readFile(name, bytesOf(text))

export const readZip = async (name: string, files: Record<string, string | Uint8Array>): Promise<FileResult> =>
  readFile(name, await zipOf(files))

/** Letters beyond ASCII as Windows-1252 writes them. */
export const cp1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => (letter === '–' ? 0x96 : (letter.codePointAt(0) ?? 0)))

/** A picture of one pixel. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
