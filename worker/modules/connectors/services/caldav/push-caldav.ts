import { now } from '#worker/clock.ts'
import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { ServiceFault, type RemoteChange, type RemoteItem } from '../../service/todo-service.ts'
import { brokenAnswer, faultOfStatus } from '../fault-of-status.ts'
import { keyUuid } from '../key-uuid.ts'
import { todoByUidBody } from './dav-bodies.ts'
import { multistatusOf, textOfAnswer, type DavClient } from './dav-client.ts'
import { canonicalPath } from './multistatus.ts'
import { newTodo, patchTodo } from './patch-todo.ts'
import { plainEtag, readItem } from './pull-caldav.ts'
import { readTodoText } from './todo-text.ts'

type Change<Kind> = RemoteChange & { kind: Kind }

export async function pushCaldav(dav: DavClient, list: URL, change: RemoteChange): Promise<RemoteItem | null> {
  if (change.kind === 'add') return add(dav, list, change)
  const url = new URL(change.id, list)
  return change.kind === 'remove' ? remove(dav, url, change) : patch(dav, url, change)
}

/** The name of the resource is made of the key, so that the same addition meets itself. */
async function add(dav: DavClient, list: URL, { key, fields }: Change<'add'>): Promise<RemoteItem> {
  const uid = await keyUuid(canonicalPath(list), key)
  const url = new URL(`${uid}.ics`, list)
  const text = newTodo(uid, fields, now())
  const answer = await dav.request('PUT', url, { body: text, headers: { ...CALENDAR, 'if-none-match': '*' } })
  if (answer.ok) return written(dav, placeOf(answer, url), text, answer)
  if (answer.status === 412) return present(dav, url)
  if (answer.status === 409) return sameUid(dav, list, uid, answer)
  throw faultOfStatus(answer, 'list_gone')
}

/** Some servers name resources themselves. */
function placeOf({ headers }: GatewayAnswer, asked: URL): URL {
  const location = headers.get('location')
  return location !== null && URL.canParse(location, asked) ? new URL(location, asked) : asked
}

/** The addition lies under another name, where somebody or the server moved it. */
async function sameUid(dav: DavClient, list: URL, uid: string, refused: GatewayAnswer): Promise<RemoteItem> {
  const answer = await dav.request('REPORT', list, { body: todoByUidBody(uid), headers: { depth: '1' } })
  const [found] = answer.status === 207 ? multistatusOf(answer).resources : []
  if (!found) throw faultOfStatus({ ...refused, status: 404 }, 'list_gone')
  return present(dav, found.url)
}

async function patch(dav: DavClient, url: URL, { version, changed, fields }: Change<'change'>): Promise<RemoteItem> {
  const before = await dav.request('GET', url)
  if (!before.ok) throw faultOfStatus(before)
  const etag = before.headers.get('etag')
  if (version !== undefined && plainEtag(etag) !== null && plainEtag(etag) !== version) throw changedMeanwhile()
  const todo = readTodoText(textOfAnswer(before))
  if (!todo) throw new ServiceFault('refused', 'This repeats or is no to-do there, so Larder leaves it alone.')
  const text = patchTodo(todo, changed, fields, now())
  const headers = { ...CALENDAR, ...ifMatch(plainEtag(etag) ?? version) }
  const answer = await dav.request('PUT', url, { body: text, headers })
  if (!answer.ok) throw faultOfStatus(answer)
  return written(dav, url, text, answer)
}

async function remove(dav: DavClient, url: URL, { version }: Change<'remove'>): Promise<null> {
  const answer = await dav.request('DELETE', url, { headers: ifMatch(version) })
  if (answer.ok || answer.status === 404 || answer.status === 410) return null
  throw faultOfStatus(answer)
}

/** Where no tag comes back, the server may have kept another text than was sent (RFC 4791, section 5.3.4). */
async function written(dav: DavClient, url: URL, text: string, answer: GatewayAnswer): Promise<RemoteItem> {
  const etag = plainEtag(answer.headers.get('etag'))
  const item = etag === null ? null : readItem(canonicalPath(url), text, etag)
  return item ?? present(dav, url)
}

async function present(dav: DavClient, url: URL): Promise<RemoteItem> {
  const answer = await dav.request('GET', url)
  if (!answer.ok) throw faultOfStatus(answer)
  const item = readItem(canonicalPath(url), textOfAnswer(answer), answer.headers.get('etag'))
  if (!item) throw brokenAnswer()
  return item
}

const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' }

const ifMatch = (version: string | undefined): Record<string, string> =>
  version === undefined ? {} : { 'if-match': `"${version}"` }

const changedMeanwhile = () => new ServiceFault('conflict', 'The item was changed there meanwhile.')
