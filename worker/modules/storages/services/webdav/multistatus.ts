import {
  childOf,
  childrenOf,
  elementsIn,
  textOfChild,
  type XmlElement,
} from '#worker/modules/imports/apps/markup/xml/xml-element.ts'
import { etagOf } from '../reading-of.ts'
import { nameIn } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { Entry } from '../storage-service.ts'
import { xmlRecords } from '../xml-records.ts'

/** A listing that says more of one folder is none that we could look through. */
const MAX_ENTRIES = 100_000

/** What a server says of a folder and what lies right inside, with paths from the folder on; the folder's own is blank. */
export async function readMultistatus(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const response of xmlRecords(body, 'multistatus', ['response'])) {
    const entry = entryOf(response)
    if (entry) found.push(entry)
    if (found.length > MAX_ENTRIES) throw new StorageFailure('too_many_files')
  }
  // Servers behind a proxy tell paths that are not those of the request. The folder itself has the shortest.
  const own = found.reduce(
    (shortest, { path }) => (path.length < shortest.length ? path : shortest),
    found[0]?.path ?? '',
  )
  return found.flatMap((entry) => {
    if (entry.path === own) return [{ ...entry, path: '' }]
    const path = own === '' ? entry.path : entry.path.startsWith(`${own}/`) ? entry.path.slice(own.length + 1) : ''
    return path === '' || path.includes('/') ? [] : [{ ...entry, path }]
  })
}

/** The statuses inside of an answer to a call about several things. */
export async function statusesIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number[]> {
  const found: number[] = []
  for await (const response of xmlRecords(body, 'multistatus', ['response']))
    found.push(...elementsIn(response, 'status').map((status) => statusOf(status.content.join(''))))
  return found
}

function entryOf(response: XmlElement): Entry | null {
  const path = pathOf(textOfChild(response, 'href'))
  const said = childrenOf(response, 'propstat').find((one) => {
    const status = textOfChild(one, 'status')
    return status === '' || statusOf(status) === 200
  })
  if (path === null || !said) return null
  const prop = childOf(said, 'prop')
  const size = textOfChild(prop, 'getcontentlength')
  const modified = Date.parse(textOfChild(prop, 'getlastmodified'))
  const time = Number.isNaN(modified) ? null : new Date(modified).toISOString()
  return {
    path,
    name: nameIn(path),
    id: textOfChild(prop, 'fileid'),
    // Without an etag, a file that was written anew has another time.
    etag: etagOf(textOfChild(prop, 'getetag')) || (time ?? ''),
    size: /^\d{1,15}$/.test(size) ? Number(size) : null,
    isFolder: childOf(childOf(prop, 'resourcetype'), 'collection') !== undefined,
    modified: time,
  }
}

/** `HTTP/1.1 200 OK`, of which some servers write another part alone. */
const statusOf = (line: string): number => Number(/\b([1-5]\d\d)\b/.exec(line)?.[1] ?? 0)

/**
 * The path in an href, which may be absolute or not, encoded or not. It is not read as an address, as some servers leave
 * `#` and `?` in it as they are.
 */
function pathOf(href: string): string | null {
  const path = href.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/^\/+|\/+$/g, '')
  try {
    return path.split('/').map(decoded).join('/')
  } catch {
    return null
  }
}

/** A part that is not encoded stays: its `%` stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
