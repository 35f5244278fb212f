import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startCaldav } from './caldav.host.ts'
import { startGoogle } from './google.host.ts'
import { caldavHands, googleHands, microsoftHands, radicaleHands, todoistHands, type Hands } from './hands.ts'
import { startMicrosoft } from './microsoft.host.ts'
import { radicalePython, startRadicale } from './radicale.start.ts'
import { startHost, type Fault, type ServiceHost } from './service.host.ts'
import { startTodoist } from './todoist.host.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each service is, and where tests tell somebody else at it what to do. */
    todoHosts: { control: string; origins: Record<string, string> }
    /** How many lives the laws of connectors live through: `SEEDS=200`, or some of them: `SEEDS=100-150`. */
    seeds: string
  }
}

interface Running {
  host: ServiceHost
  open(): Hands | Promise<Hands>
  loseCursors?(): unknown
}

/** To-do services on loopback. `POST /SERVICE/WHAT` has somebody else do something there, or something go wrong. */
export default async function setup(project: TestProject) {
  const running = await startAll()
  const hands = new Map<string, Hands>()
  const backUps = new Map<string, () => void>()
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, service = '', what = ''] = (request.url ?? '').split('/')
    const asked = JSON.parse((await bodyOf(request)) || '{}') as Asked
    response.end(JSON.stringify((await act(service, what, asked)) ?? null))
  }

  async function act(service: string, what: string, asked: Asked): Promise<unknown> {
    const { host, open, loseCursors } = running.get(service) ?? none(service)
    if (what === 'open') {
      const opened = await open()
      hands.set(opened.list, opened)
      return opened.list
    }
    const hand = hands.get(asked.list ?? '')
    if (what === 'requests') return host.requests.splice(0).map(({ method, url }) => `${method} ${url.pathname}`)
    if (what === 'calm') return host.calm()
    if (what === 'trouble') {
      const { before = [], after = [] } = asked.trouble ?? {}
      host.failNext(...before)
      return host.failAfter(...after)
    }
    if (what === 'lose') return loseCursors?.()
    if (!hand) throw new Error('no list')
    const { list, id = '', name = '', ...more } = asked
    const fields = { ...more, ...(name === '' ? {} : { name }) }
    const doIt = () =>
      void (what === 'add' ? hand.add(name) : what === 'change' ? hand.change(id, fields) : hand.remove(id))
    if (what === 'items') return hand.items()
    if (what === 'back-up') return void backUps.set(list ?? '', hand.backUp?.() ?? none(service))
    if (what === 'restore') return backUps.get(list ?? '')?.()
    if (asked.after !== undefined) return host.meanwhile(...Array.from({ length: asked.after }, () => null), doIt)
    return what === 'add' ? hand.add(name) : what === 'change' ? hand.change(id, fields) : hand.remove(id)
  }

  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('todoHosts', {
    control: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    origins: Object.fromEntries([...running].map(([service, { host }]) => [service, host.origin])),
  })
  project.provide('seeds', process.env['SEEDS'] ?? '')
  return async () => {
    server.close()
    for (const { host } of running.values()) await host.stop()
  }
}

interface Asked {
  list?: string
  id?: string
  name?: string
  done?: boolean
  trouble?: { before?: (Fault | null)[]; after?: (Fault | null)[] }
  /** Not now, but while the request after so many is at work. */
  after?: number
}

async function startAll(): Promise<Map<string, Running>> {
  const [todoist, microsoft, google, caldav] = await Promise.all([
    startTodoist(),
    startMicrosoft(),
    startGoogle(),
    startCaldav({ page: 3 }),
  ])
  google.state.page = 100
  microsoft.state.page = 20
  const running = new Map<string, Running>([
    ['Todoist', { host: todoist, open: () => todoistHands(todoist), loseCursors: () => todoist.state.epoch++ }],
    [
      'MicrosoftToDo',
      { host: microsoft, open: () => microsoftHands(microsoft), loseCursors: () => microsoft.state.epoch++ },
    ],
    ['GoogleTasks', { host: google, open: () => googleHands(google) }],
    ['CalDAV', { host: caldav, open: () => caldavHands(caldav), loseCursors: () => caldav.loseCursors() }],
  ])
  if (radicalePython) running.set('Radicale', await radicale(radicalePython))
  return running
}

/** A Radicale behind somebody who passes on requests and loses some. */
async function radicale(python: string): Promise<Running> {
  const real = await startRadicale(python)
  const host = await startHost(async ({ method, url, headers, body }) => {
    const { host: _, connection: __, 'content-length': ___, ...passed } = headers
    const answer = await fetch(real.origin + url.pathname + url.search, {
      method,
      headers: passed as Record<string, string>,
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    })
    const {
      'content-encoding': ____,
      'content-length': _____,
      'transfer-encoding': ______,
      ...told
    } = Object.fromEntries(answer.headers)
    return { status: answer.status, headers: told, body: await answer.text() }
  })
  const stop = host.stop
  return {
    host: { ...host, stop: async () => void (await Promise.all([stop(), real.stop()])) },
    open: () => radicaleHands(real.origin, host.origin),
  }
}

function none(service: string): never {
  throw new Error(`There is no ${service} here.`)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
