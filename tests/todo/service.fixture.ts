import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, inject } from 'vitest'
import { runFollower } from '#queues/run-follower.ts'
import { CONNECTOR } from '#worker/modules/connectors/follow-lists.ts'
import type { TestHousehold } from '#tests/fixture.ts'
import { database, type ConnectorRow } from './connector.fixture.ts'
import { caldavUser } from './hosts/caldav.user.ts'
import { GOOGLE_TOKEN } from './hosts/google.host.ts'
import type { HandItem } from './hosts/hands.ts'
import { MICROSOFT_TOKEN } from './hosts/microsoft.host.ts'
import type { Fault } from './hosts/service.host.ts'
import { TODOIST_TOKEN } from './hosts/todoist.host.ts'

const { control, origins } = inject('todoHosts')

/** Services that are there; Radicale where it is installed. */
export const serviceNames = Object.keys(origins)

const secrets = new Map([
  ['Todoist', TODOIST_TOKEN],
  ['MicrosoftToDo', MICROSOFT_TOKEN],
  ['GoogleTasks', GOOGLE_TOKEN],
])

export const secretOf = (service: string) => secrets.get(service) ?? caldavUser.password

/** What the operator of this server has set up, so that services are found on loopback. */
const variables = {
  FETCH_ALLOW: Object.values(origins).join(' '),
  TODOIST_URL: origins['Todoist'] ?? '',
  MICROSOFT_URL: origins['MicrosoftToDo'] ?? '',
  GOOGLE_URL: origins['GoogleTasks'] ?? '',
  TODOIST_CLIENT_ID: 'larder',
  MICROSOFT_CLIENT_ID: 'larder',
  GOOGLE_CLIENT_ID: 'larder',
}

/** Only a test runs connectors, and they reach the services of the tests. To be called by each file of tests. */
export function holdServices() {
  const before = { ...env }
  beforeAll(() => void Object.assign(env, { EVENTS: { sendBatch: async () => {} }, ...variables }))
  afterAll(() => {
    for (const name of ['EVENTS', ...Object.keys(variables)]) Object.assign(env, { [name]: Reflect.get(before, name) })
  })
}

type Asked = Record<string, unknown>

async function tell<T>(service: string, what: string, asked: Asked = {}): Promise<T> {
  return (await fetch(`${control}/${service}/${what}`, { method: 'POST', body: JSON.stringify(asked) })).json<T>()
}

/** A list of a service, and somebody else at it. */
export async function openList(service: string) {
  const list = await tell<string>(service, 'open')
  return {
    service,
    list,
    add: (name: string) => tell(service, 'add', { list, name }),
    change: (id: string, fields: { name?: string; done?: boolean }, after?: number) =>
      tell(service, 'change', { list, id, ...fields, after }),
    remove: (id: string, after?: number) => tell(service, 'remove', { list, id, after }),
    items: () => tell<HandItem[]>(service, 'items', { list }),
    trouble: (trouble: { before?: (Fault | null)[]; after?: (Fault | null)[] }) =>
      tell(service, 'trouble', { trouble }),
    calm: () => tell(service, 'calm'),
    /** Since they were last asked for. */
    requests: () => tell<string[]>(service, 'requests'),
    loseCursors: () => tell(service, 'lose'),
    backUp: () => tell(service, 'back-up', { list }),
    restore: () => tell(service, 'restore', { list }),
  }
}

export type OpenList = Awaited<ReturnType<typeof openList>>

/** A connector of a household to a list. */
export async function connectTo(home: TestHousehold, { service, list }: OpenList, more: object = {}) {
  const isDav = service === 'CalDAV' || service === 'Radicale'
  const connector = await home.creator.post<ConnectorRow>('/api/connector-config/', {
    name: service,
    type: isDav ? 'CalDAV' : service,
    ...(isDav ? { url: origins[service], username: caldavUser.username } : {}),
    token: secretOf(service),
    list,
    two_way: true,
    on_shopping_list_entry_created_enabled: true,
    on_shopping_list_entry_updated_enabled: true,
    on_shopping_list_entry_deleted_enabled: true,
    ...more,
  })
  return { ...connector, ...runs(home, connector.id) }
}

export const runs = (home: TestHousehold, id: number) => ({
  path: `/api/connector-config/${id}/`,
  /** Whatever it waits for is over, and so is a run that was cut off. */
  async run(world: Env = env) {
    await database(home)
      .prepare('UPDATE follower SET lease_until = NULL, wake_at = ?1 WHERE space_id = ?2 AND kind = ?3 AND id = ?4')
      .bind('2026-01-01T00:00:00.000Z', home.space, CONNECTOR, id)
      .run()
    await runFollower({ follower: CONNECTOR, database: home.shard, space: home.space, id }, world, 20_000)
  },
  row: () => home.creator.get<ConnectorRow>(`/api/connector-config/${id}/`),
  resume: (gone: 'put_back' | 'delete' = 'put_back') =>
    home.creator.post(`/api/connector-config/${id}/resume/`, { gone }),
})

export interface Entry {
  id: number
  food: { name: string }
  amount: number
  unit: { name: string; base_unit?: string | null } | null
  checked: boolean
}

export async function entriesOf(home: TestHousehold): Promise<Entry[]> {
  const { results } = await home.creator.get<{ results: Entry[] }>('/api/shopping-list-entry/?page_size=200')
  return results
}
