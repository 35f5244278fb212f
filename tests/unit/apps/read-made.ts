import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import type { Draft } from '#worker/modules/imports/drafts/draft.ts'
import { recognize } from '#worker/modules/imports/apps/importers.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Text, bytes, or what becomes JSON. */
type Content = string | Bytes | object

/** A picture of one pixel. */
export const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const bytesFrom = (content: Content): Bytes =>
  content instanceof Uint8Array
    ? content
    : new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))

export async function zipOf(files: Record<string, Content>): Promise<Bytes> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [name, content] of Object.entries(files)) await writer.add(name, new Uint8ArrayReader(bytesFrom(content)))
  return new Uint8Array(await (await writer.close()).arrayBuffer())
}

/** Reads files that were handed in at once. Rejects where nobody knows them. */
export async function readMade(files: Record<string, Content>) {
  const upload = await openUpload(
    Object.entries(files).map(([name, content]) => ({ name, stored: bytesInMemory(bytesFrom(content)) })),
  )
  const importer = await recognize(upload)
  const drafts: Draft[] = []
  const failures: { name: string; reason: string }[] = []
  for await (const item of importer.read(upload)) {
    try {
      drafts.push(...(await item.read()))
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error
      failures.push({ name: item.name, reason: error.message })
    }
  }
  const of = <K extends Draft['kind']>(kind: K) =>
    drafts.filter((draft): draft is Extract<Draft, { kind: K }> => draft.kind === kind)
  return { app: importer.id, drafts, failures, recipes: of('recipe'), of }
}
