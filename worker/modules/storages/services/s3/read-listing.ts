import { textIn, textOfChild } from '#worker/modules/imports/apps/markup/xml/xml-element.ts'
import { etagOf } from '../reading-of.ts'
import { nameIn, pathBelow } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { Entry, Listing } from '../storage-service.ts'
import { xmlRecords } from '../xml-records.ts'

const NAMES = ['contents', 'commonprefixes', 'nextcontinuationtoken', 'istruncated', 'encodingtype']

/** A page of ListObjectsV2, with paths from the root of the storage on. */
export async function readListing(body: ReadableStream<Uint8Array<ArrayBuffer>>, root: string): Promise<Listing> {
  const keys: { key: string; entry: Omit<Entry, 'path' | 'name'> }[] = []
  const said = new Map<string, string>()
  for await (const element of xmlRecords(body, 'listbucketresult', NAMES)) {
    if (element.name === 'contents') {
      const size = textOfChild(element, 'size')
      const modified = textOfChild(element, 'lastmodified') || null
      const etag = etagOf(textOfChild(element, 'etag'))
      keys.push({
        key: textOfChild(element, 'key'),
        entry: { id: '', etag, size: size === '' ? null : Number(size), isFolder: false, modified },
      })
    } else if (element.name === 'commonprefixes')
      keys.push({
        key: textOfChild(element, 'prefix'),
        entry: { id: '', etag: '', size: null, isFolder: true, modified: null },
      })
    else said.set(element.name, textIn(element).trim())
  }
  const isEncoded = said.get('encodingtype') === 'url'
  const next = said.get('istruncated') === 'true' ? (said.get('nextcontinuationtoken') ?? '') : null
  if (next === '') throw new StorageFailure('nonsense')
  return { entries: keys.flatMap(({ key, entry }) => entryOf(isEncoded ? decoded(key) : key, entry, root) ?? []), next }
}

/** Programs that show folders keep an empty object for each, whose key ends with a slash. */
function entryOf(key: string, entry: Omit<Entry, 'path' | 'name'>, root: string): Entry | null {
  const path = pathBelow(root, key.replace(/\/$/, ''))
  if (!path || (key.endsWith('/') && !entry.isFolder)) return null
  return { ...entry, path, name: nameIn(path) }
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '))
  } catch {
    return key
  }
}
