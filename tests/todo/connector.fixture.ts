import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, inject } from 'vitest'
import { runFollower } from '#queues/run-follower.ts'
import { CONNECTOR } from '#worker/modules/connectors/follow-lists.ts'
import type { TestHousehold } from '#tests/fixture.ts'
import type { HaItem, HaList } from './ha-list.ts'

export const host = inject('homeAssistantHost')
export const TOKEN = 'the-right-token'

/** Only a test runs connectors, and they may reach the Home Assistant of the tests. To be called by each file of tests. */
export function holdConnectors() {
  const { EVENTS, FETCH_ALLOW } = env
  beforeAll(() => void Object.assign(env, { EVENTS: { sendBatch: async () => {} }, FETCH_ALLOW: host }))
  afterAll(() => void Object.assign(env, { EVENTS, FETCH_ALLOW }))
}

export interface ConnectorRow {
  id: number
  state: string
  state_message: string | null
  last_synced: string | null
  last_error: string | null
}

const ALL = {
  two_way: true,
  on_shopping_list_entry_created_enabled: true,
  on_shopping_list_entry_updated_enabled: true,
  on_shopping_list_entry_deleted_enabled: true,
}

/** A household with a connector to a list of a Home Assistant. */
export async function connected(home: TestHousehold, fields: object = ALL) {
  const entity = `todo.list_${crypto.randomUUID().replaceAll('-', '')}`
  const place = `${host}/lists/${entity}`
  const set = async (list: Partial<HaList>) =>
    void (await fetch(place, { method: 'PUT', body: JSON.stringify({ ...(await read()), ...list }) }))
  const read = async (): Promise<HaList> => (await fetch(place)).json()
  await set({ features: 71, items: [], faults: [], requests: [] })
  const connector = await home.creator.post<ConnectorRow>('/api/connector-config/', {
    name: 'Home',
    url: `${host}/api`,
    token: TOKEN,
    todo_entity: entity,
    ...fields,
  })
  const path = `/api/connector-config/${connector.id}/`
  const run = async (world: Env = env) => {
    // Whatever it waits for is over.
    await database(home)
      .prepare('UPDATE follower SET wake_at = ?1 WHERE space_id = ?2 AND kind = ?3 AND wake_at > ?1')
      .bind('2026-01-01T00:00:00.000Z', home.space, CONNECTOR)
      .run()
    await runFollower({ follower: CONNECTOR, database: home.shard, space: home.space, id: connector.id }, world, 20_000)
  }
  return {
    id: connector.id,
    entity,
    path,
    run,
    set,
    read,
    change: async (change: (items: HaItem[]) => HaItem[]) => set({ items: change((await read()).items) }),
    texts: async () =>
      (await read()).items.map(({ summary, status }) => (status === 'completed' ? `${summary} ✓` : summary)).sort(),
    row: () => home.creator.get<ConnectorRow>(path),
    list: (name: string, more: object = {}) =>
      home.creator.post<{ id: number }>('/api/shopping-list-entry/', { food: { name }, amount: 0, ...more }),
    entries: async () => {
      const { results } = await home.creator.get<{
        results: {
          id: number
          food: { name: string }
          amount: number
          unit: { name: string } | null
          checked: boolean
        }[]
      }>('/api/shopping-list-entry/')
      return results
        .map(({ food, amount, unit, checked }) =>
          [amount === 0 ? '' : amount, unit?.name, food.name, checked ? '✓' : '']
            .filter((word) => word || word === 0)
            .join(' '),
        )
        .sort()
    },
  }
}

export const database = ({ shard }: TestHousehold) => (shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01)

export async function eventsOf(home: TestHousehold, type: string): Promise<Record<string, unknown>[]> {
  const { results } = await database(home)
    .prepare('SELECT data FROM event WHERE space_id = ?1 AND type = ?2 ORDER BY seq')
    .bind(home.space, type)
    .all<{ data: string }>()
  return results.map(({ data }) => JSON.parse(data) as Record<string, unknown>)
}
