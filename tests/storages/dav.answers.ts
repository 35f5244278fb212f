import type { IncomingMessage } from 'node:http'
import { served } from './served.ts'
import type { Answered } from './storage.host.ts'
import type { StoredFile, StoredTree } from './stored-tree.ts'

interface Asked {
  request: IncomingMessage
  url: URL
  body: Buffer
}

/**
 * WebDAV below `/dav/STYLE/` and `/remote.php/dav/files/USER/`. Styles are what servers differ in: `plain`, `absolute`
 * (hrefs with a host, not encoded, a raw `#`), `bare` (no etags, no fileids).
 */
export function answerDav(tree: StoredTree, { request, url, body }: Asked): Answered {
  const { style, root, path } = placeOf(request.url ?? '')
  const file = tree.files.get(path)
  switch (request.method) {
    case 'PROPFIND':
      return tree.folders.has(path) || file ? listing(tree, { style, root, path, host: url.host }) : { status: 404 }
    case 'GET':
    case 'HEAD':
      return file ? served(file, request.headers) : { status: 404 }
    case 'PUT': {
      if (!tree.folders.has(parentOf(path))) return { status: 409 }
      tree.put(path, body)
      return { status: 201 }
    }
    case 'MKCOL': {
      if (tree.folders.has(path)) return { status: 405 }
      if (!tree.folders.has(parentOf(path))) return { status: 409 }
      tree.folders.add(path)
      return { status: 201 }
    }
    case 'DELETE':
      return { status: tree.files.delete(path) ? 204 : 404 }
    case 'MOVE': {
      const to = placeOf(new URL(String(request.headers['destination'])).pathname).path
      if (tree.files.has(to)) return { status: 412 }
      if (!tree.folders.has(parentOf(to))) return { status: 409 }
      return { status: tree.move(path, to) ? 201 : 404 }
    }
    default:
      return { status: 405 }
  }
}

/** Nextcloud's own API: who a login is, and links. */
export function answerOcs(tree: StoredTree, { request, url, body }: Asked): Answered {
  if (request.headers['ocs-apirequest'] !== 'true') return { status: 412 }
  const json = (data: unknown): Answered => ({ status: 200, body: JSON.stringify({ ocs: { data } }) })
  if (url.pathname.endsWith('/cloud/user')) return json({ id: 'the user' })
  if (request.method === 'GET') {
    const link = tree.links.get(url.searchParams.get('path') ?? '')
    return json(link ? [{ share_type: 3, url: link }] : [{ share_type: '0', url: null }])
  }
  const path = new URLSearchParams(body.toString()).get('path') ?? ''
  if (tree.trips('no-links')) return { status: 403, body: '{}' }
  tree.links.set(path, `https://cloud.example.org/s${path}`)
  return json({ url: tree.links.get(path) })
}

function placeOf(address: string): { style: string; root: string; path: string } {
  const [root = '', , style] = /^\/(remote\.php\/dav\/files\/the%20user|dav\/(\w+))\//.exec(`${address}/`) ?? []
  const path = decodeURIComponent(address.slice(root.length).replace(/\/+$/, ''))
  return { style: style ?? 'nextcloud', root, path }
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

function listing(
  tree: StoredTree,
  { style, root, path, host }: { style: string; root: string; path: string; host: string },
): Answered {
  const href = (at: string, isFolder: boolean) => {
    const end = isFolder && at !== '' ? '/' : ''
    const escaped = at.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return style === 'absolute'
      ? `http://${host}${root}${escaped}${end}`
      : `${root}${at.split('/').map(encodeURIComponent).join('/')}${end}`
  }
  const one = (at: string, file: StoredFile | null) => `<d:response><d:href>${href(at, file === null)}</d:href>
<d:propstat><d:prop>${
    file
      ? `<d:resourcetype/><d:getcontentlength>${file.bytes.length}</d:getcontentlength>`
      : '<d:resourcetype><d:collection/></d:resourcetype>'
  }<d:getlastmodified>${(file?.modified ?? new Date(0)).toUTCString()}</d:getlastmodified>${
    style === 'bare' ? '' : `<d:getetag>${quoted(style, file?.etag ?? tree.etagOf(at))}</d:getetag>`
  }${style === 'nextcloud' ? `<oc:fileid xmlns:oc="http://owncloud.org/ns">${file?.id ?? `d${at}`}</oc:fileid>` : ''}</d:prop>
<d:status>HTTP/1.1 200 OK</d:status></d:propstat>
<d:propstat><d:prop><d:quota/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>`
  const self = tree.files.get(path)
  const all = [one(path, self ?? null), ...(self ? [] : tree.within(path).map(({ path: at, file }) => one(at, file)))]
  return {
    status: 207,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?>\n<d:multistatus xmlns:d="DAV:">${all.join('\n')}</d:multistatus>\n`,
  }
}

const quoted = (style: string, etag: string) => (style === 'absolute' ? etag : `&quot;${etag}&quot;`)
