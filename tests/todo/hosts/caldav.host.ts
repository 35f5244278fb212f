import { startHost, type HostAnswer, type HostRequest } from './service.host.ts'
import { basicOf, caldavUser } from './caldav.user.ts'

interface Quirks {
  /** Keeps no account of changes. */
  withoutSync?: boolean
  /** Tells of this many changes at once. */
  page?: number
  /** Answers a PUT without a tag, and keeps another text than was sent. */
  rewrites?: boolean
  /** Tags as a proxy that compresses makes them. */
  weakTags?: boolean
  /** Names are absolute addresses and escaped in another way. */
  absoluteNames?: boolean
}

interface Resource {
  text: string
  tag: string
}

/** A CalDAV server as RFC 4791 and RFC 6578 have it, and what servers do otherwise. */
export async function startCaldav(quirks: Quirks = {}) {
  const lists = new Map<string, { name: string; resources: Map<string, Resource>; log: string[] }>()
  let serial = 0
  let epoch = 0
  const tagIn = (tag: string) => (quirks.weakTags ? `W/"${tag}-gzip"` : `"${tag}"`)
  const hrefOf = (path: string) => (quirks.absoluteNames ? `${host.origin}${path.replaceAll('-', '%2D')}` : path)
  const listAt = (path: string) => lists.get(path.replace(/[^/]*$/, ''))
  const resourceProps = (path: string, { text, tag }: Resource, withData: boolean) =>
    response(
      hrefOf(path),
      `<d:getetag>${escape(tagIn(tag))}</d:getetag>${withData ? `<c:calendar-data>${escape(text)}</c:calendar-data>` : ''}`,
    )

  const respond = (request: HostRequest): HostAnswer => {
    const path = decodeURI(request.url.pathname)
    if (path === '/.well-known/caldav') return { status: 301, headers: { location: '/dav/' } }
    if (request.headers.authorization !== basicOf(caldavUser))
      return { status: 401, headers: { 'www-authenticate': 'Basic realm="calendars"' } }
    if (request.method === 'PROPFIND') return propfind(path, request)
    if (request.method === 'MKCALENDAR') {
      lists.set(path, { name: /displayname>([^<]*)/.exec(request.body)?.[1] ?? '', resources: new Map(), log: [] })
      return { status: 201 }
    }
    const list = listAt(path)
    if (!list) return { status: path.endsWith('/') || request.method !== 'PUT' ? 404 : 409 }
    if (request.method === 'REPORT') return report(path, list, request)
    if (request.method === 'DELETE' && path.endsWith('/')) return { status: lists.delete(path) ? 204 : 404 }
    return one(path, list, request)
  }

  function propfind(path: string, { headers }: HostRequest): HostAnswer {
    if (path === '/dav/')
      return multistatus([
        response(path, '<d:current-user-principal><d:href>/dav/me/</d:href></d:current-user-principal>'),
      ])
    if (path === '/dav/me/')
      return multistatus([response(path, '<c:calendar-home-set><d:href>/dav/me/home/</d:href></c:calendar-home-set>')])
    if (path === '/dav/me/home/')
      return multistatus([
        response(path, '<d:resourcetype><d:collection/></d:resourcetype>'),
        ...(headers['depth'] === '1' ? [...lists].map(([at, { name }]) => calendar(at, name)) : []),
        ...(headers['depth'] === '1' ? [calendar('/dav/me/home/dates/', 'Dates', 'VEVENT')] : []),
      ])
    const list = lists.get(path)
    return list ? multistatus([calendar(path, list.name)]) : { status: 404 }
  }

  function report(path: string, list: NonNullable<ReturnType<typeof listAt>>, { body }: HostRequest): HostAnswer {
    if (body.includes('sync-collection')) return sync(path, list, body)
    const all = [...list.resources]
    if (body.includes('calendar-query')) {
      const uid = /text-match[^>]*>([^<]*)/.exec(body)?.[1]
      const found = all.filter(([, { text }]) => text.includes('BEGIN:VTODO') && (!uid || text.includes(`UID:${uid}`)))
      return multistatus(found.map(([at, resource]) => resourceProps(at, resource, true)))
    }
    const asked = [...body.matchAll(/<d:href>([^<]*)/g)].map(([, at = '']) => decodeURI(at))
    return multistatus(
      asked.map((at) => {
        const resource = list.resources.get(at)
        return resource ? resourceProps(at, resource, true) : missing(hrefOf(at))
      }),
    )
  }

  function sync(path: string, list: NonNullable<ReturnType<typeof listAt>>, body: string): HostAnswer {
    if (quirks.withoutSync) return { status: 400, body: 'Unknown report' }
    const [, token = ''] = /sync-token>([^<]*)/.exec(body) ?? []
    const [, of, from = '0'] = /^urn:(\d+):(\d+)$/.exec(token) ?? []
    if (token !== '' && (Number(of) !== epoch || Number(from) > list.log.length))
      return { status: 403, body: `<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>` }
    const changes = list.log.slice(Number(from))
    // The order of changes means nothing.
    const told = changes.slice(0, quirks.page ?? Infinity).toReversed()
    const isCut = told.length < changes.length
    const responses = told.map((at) => {
      const resource = list.resources.get(at)
      return resource ? resourceProps(at, resource, false) : missing(hrefOf(at))
    })
    const cut = `<d:response><d:href>${hrefOf(path)}</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>`
    return multistatus([...responses, ...(isCut ? [cut] : [])], `urn:${epoch}:${Number(from) + told.length}`)
  }

  function one(
    path: string,
    list: NonNullable<ReturnType<typeof listAt>>,
    { method, headers, body }: HostRequest,
  ): HostAnswer {
    const now = list.resources.get(path)
    if (headers['if-none-match'] === '*' && now) return { status: 412 }
    if (headers['if-match'] && headers['if-match'] !== `"${now?.tag}"`) return { status: now ? 412 : 404 }
    if (method === 'PUT') {
      const uid = /^UID:(.*)$/m.exec(body)?.[1]
      if ([...list.resources].some(([at, { text }]) => at !== path && /^UID:(.*)$/m.exec(text)?.[1] === uid))
        return {
          status: 409,
          body: '<d:error xmlns:d="DAV:"><c:no-uid-conflict xmlns:c="urn:ietf:params:xml:ns:caldav"/></d:error>',
        }
      const resource = {
        text: quirks.rewrites ? body.replace(/^SUMMARY:(.*)$/m, 'SUMMARY:$1!') : body,
        tag: `t${++serial}`,
      }
      list.resources.set(path, resource)
      list.log.push(path)
      return { status: now ? 204 : 201, ...(quirks.rewrites ? {} : { headers: { etag: tagIn(resource.tag) } }) }
    }
    if (!now) return { status: 404 }
    if (method === 'GET') return { status: 200, headers: { etag: tagIn(now.tag) }, body: now.text }
    if (method !== 'DELETE') return { status: 405 }
    list.resources.delete(path)
    list.log.push(path)
    return { status: 204 }
  }

  const host = await startHost(respond)
  return {
    ...host,
    lists,
    loseCursors: async () => void epoch++,
    write(path: string, text: string): void {
      const list = listAt(path)
      list?.resources.set(path, { text, tag: `t${++serial}` })
      list?.log.push(path)
    },
    drop(path: string): void {
      const list = listAt(path)
      if (list?.resources.delete(path)) list.log.push(path)
    },
  }
}

const escape = (text: string) => text.replace(/[<>&\r]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const response = (href: string, props: string) =>
  `<d:response><d:href>${escape(href)}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`

const missing = (href: string) =>
  `<d:response><d:href>${escape(href)}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`

const calendar = (href: string, name: string, kind = 'VTODO') =>
  response(
    href,
    `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${escape(name)}</d:displayname>` +
      `<c:supported-calendar-component-set><c:comp name="${kind}"/></c:supported-calendar-component-set>`,
  )

export const multistatus = (responses: readonly string[], token?: string): HostAnswer => ({
  status: 207,
  headers: { 'content-type': 'application/xml' },
  body:
    `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join('')}` +
    `${token ? `<d:sync-token>${token}</d:sync-token>` : ''}</d:multistatus>`,
})
