import startReceiver from '../../../tests/queues/webhook.receiver.ts'
import startStorage from '../../../tests/storages/storage.host.ts'
import startHomeAssistant from '../../../tests/todo/home-assistant.host.ts'
import type { HaItem, HaList } from '../../../tests/todo/ha-list.ts'
import type { Random } from '../seeded-random.ts'
import { startAiCook } from './ai-cook.ts'
import { startHost } from './start-host.ts'
import { UnreliableDoor } from './unreliable-door.ts'

export const LIST = 'todo.groceries'
export const ACCOUNT = 'ada'

/** What they would have to be told; none of it may be found anywhere. */
export const SECRETS = { token: 'the-right-token', password: 'open sesame', key: 'sk-very-secret-0123456789' } as const

export interface Message {
  id: string
  body: string
}

/** The other side: a to-do list, a receiver of webhooks, a storage and an AI, each behind a door that is unreliable. */
export interface Counterparts {
  doors: Record<'homeAssistant' | 'receiver' | 'storage' | 'ai', UnreliableDoor>
  /** Until this is called with false, nothing is cut off and the AI is always right. */
  beQuiet: (isQuiet: boolean) => void
  /** What somebody does in the app of the to-do list. */
  todo: (service: string, data: object) => Promise<void>
  items: () => Promise<HaItem[]>
  store: (change: object) => Promise<void>
  /** Copies of archives in the storage, by their paths. */
  archives: () => Promise<Map<string, Buffer>>
  /** Messages in the order in which they came. */
  received: () => Promise<Message[]>
  close: () => void
}

export async function startCounterparts(random: Random): Promise<Counterparts> {
  let isQuiet = false
  const hosts = await Promise.all([
    startHost(startHomeAssistant),
    startHost(startReceiver),
    startHost(startStorage),
    startAiCook(random, () => isQuiet),
  ])
  const [homeAssistant, receiver, storage, ai] = hosts
  const open = ({ origin }: { origin: string }) => UnreliableDoor.open(origin, random)
  const doors = {
    homeAssistant: await open(homeAssistant),
    receiver: await open(receiver),
    storage: await open(storage),
    ai: await open(ai),
  }
  const list: HaList = { features: 127, items: [], faults: [], requests: [] }
  await fetch(`${homeAssistant.origin}/lists/${LIST}`, { method: 'PUT', body: JSON.stringify(list) })
  return {
    doors,
    beQuiet(quiet) {
      isQuiet = quiet
      for (const door of Object.values(doors)) door.isQuiet = quiet
    },
    async todo(service, data) {
      const done = await fetch(`${homeAssistant.origin}/api/services/todo/${service}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRETS.token}` },
        body: JSON.stringify({ entity_id: LIST, ...data }),
      })
      if (!done.ok) throw new Error(`${service} in the to-do list: ${done.status}`)
    },
    items: async () => ((await (await fetch(`${homeAssistant.origin}/lists/${LIST}`)).json()) as HaList).items,
    async store(change) {
      await fetch(`${storage.origin}/control/${ACCOUNT}`, { method: 'POST', body: JSON.stringify(change) })
    },
    async archives() {
      const headers = { authorization: `Basic ${btoa(`${ACCOUNT}:${SECRETS.password}`)}` }
      const dav = `${storage.origin}/dav/plain`
      const listing = await (await fetch(`${dav}/Archives`, { method: 'PROPFIND', headers })).text()
      const paths = [...listing.matchAll(/\/(Archives\/[^<]+\.zip)</g)].map(([, path = '']) => path)
      const bytesOf = async (path: string) => (await fetch(`${dav}/${path}`, { headers })).arrayBuffer()
      return new Map(await Promise.all(paths.map(async (path) => [path, Buffer.from(await bytesOf(path))] as const)))
    },
    async received() {
      const seen = (await (await fetch(`${receiver.origin}/seen/larder`)).json()) as {
        headers: Record<string, string>
        body: string
      }[]
      return seen.map(({ headers, body }) => ({ id: headers['webhook-id'] ?? '', body }))
    },
    close() {
      for (const { close } of [...Object.values(doors), ...hosts]) close()
    },
  }
}
