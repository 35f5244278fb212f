import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { ServiceFault, type RemoteItem, type TodoService } from '../../service/todo-service.ts'
import { brokenAnswer, faultOfStatus } from '../fault-of-status.ts'
import { multigetBody, syncBody, todosBody } from './dav-bodies.ts'
import { multistatusOf, textOfAnswer, type DavClient } from './dav-client.ts'
import { canonicalPath, type DavResource } from './multistatus.ts'
import { readTodoText, todoFields, todoUid } from './todo-text.ts'

type Pulled = Awaited<ReturnType<TodoService['pull']>>

/** From the UID of an addition that may have arrived to its key. */
type Keys = ReadonlyMap<string, string>

export async function pullCaldav(dav: DavClient, list: URL, cursor: string | null, keys: Keys): Promise<Pulled> {
  const changes = await syncChanges(dav, list, cursor ?? '')
  if (!changes) return pullWhole(dav, list, keys)
  const resources = await multiget(dav, list, changes.changed)
  const isWhole = cursor === null
  const [items, others] = sorted(resources, keys)
  return { items, gone: isWhole ? [] : [...changes.gone, ...others], isWhole, cursor: changes.token }
}

/** For servers that keep no account of changes. */
async function pullWhole(dav: DavClient, list: URL, keys: Keys): Promise<Pulled> {
  const { resources } = multistatusOf(await report(dav, list, todosBody(), '1'))
  const isCut = resources.some(({ status }) => status === INSUFFICIENT)
  const within = resources.filter(({ url }) => canonicalPath(url) !== canonicalPath(list))
  const [items] = sorted(within, keys)
  return { items, gone: [], isWhole: !isCut, cursor: null }
}

const MAX_PAGES = 50
const INSUFFICIENT = 507

interface Changes {
  changed: string[]
  gone: string[]
  token: string
}

/** RFC 6578. Null where the server does not know it. */
async function syncChanges(dav: DavClient, list: URL, from: string): Promise<Changes | null> {
  const states = new Map<string, 'changed' | 'gone'>()
  const own = canonicalPath(list)
  let token = from
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await report(dav, list, syncBody(token), '0')
    if (answer.status !== 207) {
      if (token === '' && UNKNOWN.has(answer.status)) return null
      throw isTokenRefused(answer) ? cursorLost() : faultOfStatus(answer, 'list_gone')
    }
    const { resources, syncToken } = multistatusOf(answer)
    if (syncToken === null) {
      if (from === '') return null
      throw cursorLost()
    }
    for (const { url, status } of resources) {
      if (canonicalPath(url) !== own)
        states.set(canonicalPath(url), status === 404 || status === 410 ? 'gone' : 'changed')
    }
    const isCut = resources.some(({ url, status }) => status === INSUFFICIENT && canonicalPath(url) === own)
    if (!isCut) return { ...byState(states), token: syncToken }
    if (syncToken === token) break
    token = syncToken
  }
  throw brokenAnswer()
}

const byState = (states: ReadonlyMap<string, 'changed' | 'gone'>) => ({
  changed: [...states].flatMap(([path, state]) => (state === 'changed' ? [path] : [])),
  gone: [...states].flatMap(([path, state]) => (state === 'gone' ? [path] : [])),
})

const UNKNOWN = new Set([400, 403, 405, 415, 422, 501])

/** Servers differ in the status of it, and some leave out why. */
const isTokenRefused = (answer: GatewayAnswer): boolean =>
  /valid-sync-token/.test(textOfAnswer(answer).slice(0, 5_000)) || [400, 403, 409, 410, 412].includes(answer.status)

const cursorLost = () =>
  new ServiceFault(
    'cursor_lost',
    'The server no longer knows what changed since the last time. Larder looks at all of it.',
  )

const PATHS_A_REQUEST = 100

/** All of `paths`, or it throws: what an answer leaves out is not told to be gone. */
async function multiget(dav: DavClient, list: URL, paths: readonly string[]): Promise<DavResource[]> {
  const found: DavResource[] = []
  for (let at = 0; at < paths.length; at += PATHS_A_REQUEST) {
    const asked = paths.slice(at, at + PATHS_A_REQUEST)
    const { resources } = multistatusOf(await report(dav, list, multigetBody(asked), '1'))
    if (resources.length < asked.length) throw brokenAnswer()
    found.push(...resources)
  }
  return found
}

const report = (dav: DavClient, list: URL, body: string, depth: string) =>
  dav.request('REPORT', list, { body, headers: { depth } })

/** Items, and ids of what is none (any more). */
function sorted(resources: readonly DavResource[], keys: Keys): [RemoteItem[], string[]] {
  const items: RemoteItem[] = []
  const others: string[] = []
  for (const resource of resources) {
    const { url, status } = resource
    if (status !== null && status >= 500) throw brokenAnswer()
    const item = itemOf(resource, keys)
    if (item) items.push(item)
    else others.push(canonicalPath(url))
  }
  return [items, others]
}

function itemOf({ url, properties }: DavResource, keys: Keys): RemoteItem | null {
  const text = properties.get('c:calendar-data')?.text ?? ''
  return readItem(canonicalPath(url), text, properties.get('d:getetag')?.text, keys)
}

export function readItem(id: string, text: string, etag: string | null | undefined, keys?: Keys): RemoteItem | null {
  const todo = readTodoText(text)
  const fields = todo && todoFields(todo)
  if (!fields || fields.name === '') return null
  const version = plainEtag(etag)
  const key = keys?.get(todoUid(todo) ?? '')
  return { id, ...fields, ...(version === null ? {} : { version }), ...(key === undefined ? {} : { key }) }
}

/** Servers quote it in a header and not always in a property, and a proxy that compresses marks it as weak. */
export function plainEtag(etag: string | null | undefined): string | null {
  const inner = (etag ?? '')
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/s, '$1')
  return inner === '' ? null : inner.replace(/-gzip$/, '')
}
