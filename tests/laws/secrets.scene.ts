import { env } from 'cloudflare:workers'
import { runFollower } from '#queues/run-follower.ts'
import type { TestHousehold, TestPerson } from '#tests/fixture.ts'

export interface Scene {
  /** The row, at a server that repeats what it is told. */
  draft: (host: string) => object
  /** As it is kept after a log-in at the service; as it is typed in where it is left out. */
  keptAs?: (secret: string) => string
  /** All that sends the secret outside, or could tell it. */
  flows: (id: number, home: TestHousehold, person: TestPerson) => Promise<unknown>
}

const run = ({ shard, space }: TestHousehold, follower: string, id: number) =>
  runFollower({ follower, database: shard, space, id }, env, 20_000)

const connectorFlows: Scene['flows'] = async (id, home, person) => {
  const path = `/api/connector-config/${id}/`
  await person.call('POST', `${path}test/`, {})
  await person.call('POST', '/api/shopping-list-entry/', { food: { name: 'milk' }, amount: 1 })
  for (let step = 0; step < 3; step++) {
    await person.call('POST', `${path}sync/`, {})
    await run(home, 'connector', id)
    await person.call('POST', `${path}resume/`, {})
  }
  await person.call('GET', `${path}log/`)
}

const BOTH_WAYS = {
  name: 'List',
  list: 'groceries',
  todo_entity: 'todo.groceries',
  two_way: true,
  on_shopping_list_entry_created_enabled: true,
  on_shopping_list_entry_updated_enabled: true,
  on_shopping_list_entry_deleted_enabled: true,
}

const connector = (type: string, more: (host: string) => object): Scene => ({
  draft: (host) => ({ ...BOTH_WAYS, type, ...more(host) }),
  flows: connectorFlows,
})

const tokens = (secret: string): string =>
  JSON.stringify({ access_token: secret, refresh_token: `${secret}-again`, expires_at: '2099-01-01T00:00:00.000Z' })

const storage = (method: string, more: object = {}): Scene => ({
  draft: (url) => ({ name: 'Cloud', method, url, username: 'ada', ...more }),
  async flows(id, _home, person) {
    await person.call('POST', `/api/storage/${id}/test/`, {})
    await person.call('GET', `/api/storage/${id}/folder/?path=`)
    const sync = await person.post<{ id: number }>('/api/sync/', { storage: id, path: 'recipes' })
    await person.call('POST', `/api/sync/${sync.id}/query_synced_folder/`, {})
    await person.call('GET', '/api/sync-log/')
  },
})

const provider = (model_name: string): Scene => ({
  draft: (host) => ({ name: 'Cook', model_name, url: `${host}/v1`, price_input: 1, price_output: 1 }),
  async flows(id, _home, person) {
    const form = new FormData()
    form.set('ai_provider_id', String(id))
    form.set('text', 'Leek soup: 3 leeks, 1 l water. Boil.')
    await person.call('POST', '/api/ai-import/', form)
    await person.call('GET', '/api/ai-log/')
  },
})

/** By the fields that are sealed; a new one has a line here. */
export const scenes: ReadonlyMap<string, readonly Scene[]> = new Map([
  [
    'connector-config.token',
    [
      connector('HomeAssistant', (host) => ({ url: `${host}/api` })),
      connector('CalDAV', (host) => ({ url: host, username: 'ada', list: `${host}/list/` })),
      connector('Todoist', () => ({})),
      connector('GoogleTasks', () => ({})),
      connector('MicrosoftToDo', () => ({})),
      { ...connector('MicrosoftToDo', () => ({})), keptAs: tokens },
      { ...connector('Todoist', () => ({})), keptAs: tokens },
    ],
  ],
  ['storage.password', [storage('NEXTCLOUD'), storage('WEBDAV'), storage('S3', { bucket: 'b', region: 'eu' })]],
  ['storage.token', [storage('DB', { url: null }), { ...storage('DB', { url: null }), keptAs: tokens }]],
  [
    'ai-provider.api_key',
    [provider('compatible'), provider('anthropic/claude-x'), provider('gemini/gemini-x'), provider('mistral/large')],
  ],
  [
    'webhook.secret',
    [
      {
        draft: (host) => ({ name: 'Bell', url: `${host}/in`, events: ['food.*'] }),
        async flows(id, home, person) {
          await person.call('POST', `/api/webhook/${id}/test/`, {})
          await person.call('POST', '/api/food/', { name: `leek ${crypto.randomUUID()}` })
          await run(home, 'webhook', id)
          const log = await person.call('GET', `/api/webhook/${id}/deliveries/`)
          const { results } = await log.json<{ results: { id: number }[] }>()
          for (const delivery of results)
            await person.call('POST', `/api/webhook/${id}/deliveries/${delivery.id}/replay/`, {})
        },
      },
    ],
  ],
  [
    'inbound-hook.signing_secret',
    [
      {
        draft: () => ({ name: 'Speaker', purpose: 'shopping' }),
        async flows(id, _home, person) {
          const { url } = await person.post<{ url: string }>(`/api/inbound-hook/${id}/address/`, {})
          const headers = { 'webhook-id': 'one', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }
          await person.call('POST', new URL(url).pathname, { text: 'leeks' }, headers)
        },
      },
    ],
  ],
])
