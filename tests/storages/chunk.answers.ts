import type { IncomingMessage } from 'node:http'
import type { Answered } from './storage.host.ts'
import type { StoredTree } from './stored-tree.ts'

const MIN_CHUNK = 5_000_000

/**
 * Where Nextcloud takes chunks, as its manual says (version 2): every request names where the file is to be, chunks are
 * numbers, all but the last have a least size, and the order of their names is that of the file.
 */
export function answerUploads(
  tree: StoredTree,
  { request, url, body }: { request: IncomingMessage; url: URL; body: Buffer },
): Answered {
  const [, folder = '', name] = /^\/remote\.php\/dav\/uploads\/the%20user\/([^/]+)\/?([^/]*)$/.exec(url.pathname) ?? []
  const chunks = tree.uploads.get(folder)
  if (request.method === 'DELETE') return { status: tree.uploads.delete(folder) ? 204 : 404 }
  if (request.method === 'PROPFIND') return chunks ? listing(folder, chunks) : { status: 404 }
  const to = request.headers['destination'] as string | undefined // Sent once.
  if (to === undefined) return { status: 400 }
  const path = decodeURIComponent(new URL(to).pathname.replace('/remote.php/dav/files/the%20user/', ''))
  if (!tree.folders.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))) return { status: 409 }
  if (request.method === 'MKCOL') {
    if (chunks) return { status: 405 }
    tree.uploads.set(folder, new Map())
    return { status: 201 }
  }
  if (!chunks) return { status: 404 }
  const total = Number(request.headers['oc-total-length'])
  if (request.method === 'PUT') {
    if (tree.trips(`cut at ${name}`)) return { status: 500 }
    if (tree.trips(`full at ${name}`)) return { status: 507 }
    if (tree.trips(`forgotten at ${name}`)) {
      tree.uploads.delete(folder)
      return { status: 404 }
    }
    if (!/^\d+$/.test(name ?? '') || Number(name) < 1 || Number(name) > 10_000) return { status: 400 }
    chunks.set(name ?? '', body)
    return { status: 201 }
  }
  if (request.method !== 'MOVE' || name !== '.file') return { status: 405 }
  const parts = [...chunks].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, bytes]) => bytes)
  const isWhole = parts.reduce((sum, { length }) => sum + length, 0) === total
  if (!isWhole || parts.slice(0, -1).some(({ length }) => length < MIN_CHUNK)) return { status: 400 }
  tree.put(path, Buffer.concat(parts))
  tree.uploads.delete(folder)
  if (!tree.trips('unheard')) return { status: 201 }
  tree.faults.set('cut', 1)
  return { status: 201, body: 'x'.repeat(100) }
}

function listing(folder: string, chunks: ReadonlyMap<string, Buffer>): Answered {
  const at = `/remote.php/dav/uploads/the%20user/${folder}/`
  const one = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const all = [
    one(at, '<d:resourcetype><d:collection/></d:resourcetype>'),
    ...[...chunks].map(([name, { length }]) =>
      one(`${at}${name}`, `<d:resourcetype/><d:getcontentlength>${length}</d:getcontentlength>`),
    ),
    one(`${at}.file`, '<d:resourcetype/>'),
  ]
  return { status: 207, body: `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${all.join('')}</d:multistatus>` }
}
