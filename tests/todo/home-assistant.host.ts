import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { HaFault, HaItem, HaList } from './ha-list.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    homeAssistantHost: string
    /** One that really runs, with a token and a list; null where none was named. */
    realHomeAssistant: { url: string; token: string; entity: string } | null
  }
}

const lists = new Map<string, HaList>()

/**
 * A Home Assistant with lists that tests make: `PUT /lists/todo.x` sets one, `GET` reads it with the requests that came. Its API
 * behaves as 2025.4 does: an unknown list is answered with nothing, an unknown item with 500, an addition without an id.
 */
export default async function setup(project: TestProject) {
  const server = createServer((request, response) => {
    void respond(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('homeAssistantHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const {
    HOME_ASSISTANT_URL: url,
    HOME_ASSISTANT_TOKEN: token = '',
    HOME_ASSISTANT_LIST: entity = 'todo.groceries',
  } = process.env
  project.provide('realHomeAssistant', url ? { url, token, entity } : null)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
  const text = await bodyOf(request)
  const name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  if (pathname.startsWith('/lists/')) {
    if (request.method === 'PUT')
      lists.set(name, { requests: [], faults: [], ...(JSON.parse(text) as Partial<HaList>) } as HaList)
    return json(response, lists.get(name) ?? null)
  }
  if (pathname === '/elsewhere/api/states') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
  if (pathname === '/nonsense/api/states') return void response.writeHead(200).end('<h1>Welcome</h1>')
  if (pathname === '/flood/api/states') return void response.writeHead(200).end('x'.repeat(5_000_000))
  if (!pathname.startsWith('/api/')) return json(response, { message: 'not found' }, 404)
  if (request.headers.authorization !== 'Bearer the-right-token')
    return void response.writeHead(401).end('401: Unauthorized')
  if (pathname === '/api/states')
    return json(
      response,
      [...lists].map(stateOf).concat([{ entity_id: 'light.hall', state: 'on', attributes: {} } as never]),
    )
  if (pathname.startsWith('/api/states/')) {
    const list = lists.get(name)
    const fault = list && faultOf(list, 'states', 'before')
    if (fault) return fail(response, fault)
    return list && !list.isGone
      ? json(response, stateOf([name, list]))
      : json(response, { message: 'Entity not found.' }, 404)
  }
  serve(response, { service: name, text, returns: searchParams.has('return_response') })
}

function serve(
  response: ServerResponse,
  { service, text, returns }: { service: string; text: string; returns: boolean },
): void {
  const { entity_id: id, ...data } = JSON.parse(text) as { entity_id: string; [name: string]: unknown }
  const list = lists.get(id)
  if ((service === 'get_items') !== returns) return json(response, { message: 'return_response' }, 400)
  list?.requests.push({ service, data })
  const before = list && faultOf(list, service, 'before')
  if (before) return fail(response, before)
  if (!list || list.isGone || list.isOut)
    return json(response, returns ? { changed_states: [], service_response: {} } : [])
  const status = act(list, service, data)
  const after = faultOf(list, service, 'after')
  if (after) return fail(response, after)
  if (status !== 200) return void response.writeHead(status).end('500 Internal Server Error')
  // The order of a listing means nothing.
  const items = list.items.toReversed()
  json(response, returns ? { changed_states: [], service_response: { [id]: { items } } } : [])
}

/** Fields without their bit are refused. */
function act(list: HaList, service: string, data: Record<string, unknown>): number {
  if ('description' in data && Math.floor(list.features / 64) % 2 === 0) return 400
  const named = [data['item']].flat()[0]
  const at = list.items.findIndex(({ uid, summary }) => uid === named || summary === named)
  if (service === 'add_item') {
    const { item, description } = data as { item: string; description?: string }
    list.items.push({
      uid: randomUUID(),
      summary: item,
      status: 'needs_action',
      ...(description ? { description } : {}),
    })
    return 200
  }
  if (service === 'get_items') return 200
  const there = list.items[at]
  if (!there) return 500
  if (service === 'remove_item') list.items.splice(at, 1)
  else if (service === 'update_item') {
    const { rename, status, description } = data as { rename?: string; status?: HaItem['status']; description?: string }
    list.items[at] = {
      ...there,
      ...(rename ? { summary: rename } : {}),
      ...(status ? { status } : {}),
      ...(description === undefined ? {} : { description }),
    }
  } else return 400
  return 200
}

/** The first fault of this kind, once. */
function faultOf(list: HaList, service: string, when: HaFault['when']): HaFault | undefined {
  const at = list.faults.findIndex((fault) => fault.service === service && fault.when === when)
  return at < 0 ? undefined : list.faults.splice(at, 1)[0]
}

function fail(response: ServerResponse, { status, retryAfter }: HaFault): void {
  if (status === 0) return void response.destroy()
  response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }).end('no')
}

const stateOf = ([id, { features, isOut }]: [string, HaList]) => ({
  entity_id: id,
  state: isOut ? 'unavailable' : '1',
  attributes: { friendly_name: `List ${id}`, supported_features: features },
})

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
