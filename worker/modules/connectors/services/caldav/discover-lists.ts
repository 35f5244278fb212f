import { ServiceFault, type RemoteList } from '../../service/todo-service.ts'
import { faultOfStatus } from '../fault-of-status.ts'
import { describeBody } from './dav-bodies.ts'
import { multistatusOf, type DavClient } from './dav-client.ts'
import { canonicalPath, type DavResource } from './multistatus.ts'
import { childrenOf } from './xml.ts'

/**
 * Lists that hold to-dos, from whatever address of the server somebody gave: a list, a home of lists, a principal, or the
 * server alone (RFC 6764, RFC 5397, RFC 4791 section 6.2.1).
 */
export async function discoverLists(dav: DavClient): Promise<RemoteList[]> {
  for (const start of [dav.base, new URL('/.well-known/caldav', dav.base)]) {
    const there = await describe(dav, start)
    if (!there) continue
    if (isTodoList(there)) return [listOf(there)]
    const homes = await homesFrom(dav, there)
    const lists = await Promise.all((homes.length > 0 ? homes : [there.url]).map((home) => listsIn(dav, home)))
    if (homes.length > 0 || lists.flat().length > 0) return lists.flat()
  }
  throw new ServiceFault('refused', 'There are no calendars at this address. Give the CalDAV address of your service.')
}

const MAX_HOMES = 4

async function homesFrom(dav: DavClient, there: DavResource): Promise<URL[]> {
  const own = hrefsOf(there, 'c:calendar-home-set')
  if (own.length > 0) return own
  const [principal] = hrefsOf(there, 'd:current-user-principal')
  const described = principal && (await describe(dav, principal))
  return described ? hrefsOf(described, 'c:calendar-home-set') : []
}

/** Null where there is no resource of WebDAV. */
async function describe(dav: DavClient, url: URL): Promise<DavResource | null> {
  const answer = await dav.request('PROPFIND', url, { body: describeBody, headers: { depth: '0' } })
  if (answer.status === 429 || answer.status >= 500) throw faultOfStatus(answer)
  if (answer.status !== 207) return null
  const [resource] = multistatusOf(answer).resources
  return resource ? { ...resource, url: new URL(answer.url) } : null
}

async function listsIn(dav: DavClient, home: URL): Promise<RemoteList[]> {
  const answer = await dav.request('PROPFIND', home, { body: describeBody, headers: { depth: '1' } })
  return multistatusOf(answer).resources.filter(isTodoList).map(listOf)
}

function isTodoList({ properties }: DavResource): boolean {
  const types = properties.get('d:resourcetype')
  if (childrenOf(types, 'c:calendar').length === 0) return false
  // Nextcloud keeps deleted calendars as calendars.
  if (types?.children.some(({ name }) => name.endsWith(':deleted-calendar'))) return false
  const kinds = properties.get('c:supported-calendar-component-set')
  return !kinds || childrenOf(kinds, 'c:comp').some(({ attributes }) => attributes['name']?.toUpperCase() === 'VTODO')
}

const listOf = ({ url, properties }: DavResource): RemoteList => ({
  id: url.href,
  name: properties.get('d:displayname')?.text.trim() || lastPart(url),
})

const lastPart = (url: URL) => decodeURIComponent(canonicalPath(url).split('/').findLast(Boolean) ?? url.host)

const hrefsOf = ({ url, properties }: DavResource, name: string): URL[] =>
  childrenOf(properties.get(name), 'd:href')
    .map(({ text }) => text.trim())
    .filter((href) => href !== '' && URL.canParse(href, url))
    .slice(0, MAX_HOMES)
    .map((href) => new URL(href, url))
