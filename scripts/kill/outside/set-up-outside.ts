import { answered } from '../jobs/answered.ts'
import type { KillClient } from '../workload.ts'
import { ACCOUNT, LIST, SECRETS, type Counterparts } from './counterparts.ts'

export interface Outside {
  space: number
  connector: number
  webhook: number
  /** Types that the webhook is told of. */
  types: ReadonlySet<string>
  storage: number
  sync: number
  provider: number
  /** Path of the address that puts things on the shopping list. */
  hook: string
}

/** A household that is connected to everything. */
export async function setUpOutside({ send }: KillClient, { doors }: Counterparts): Promise<Outside> {
  const make = async (path: string, body: object) => (await answered<{ id: number }>(send('POST', path, body))).id
  const { id: space } = await answered<{ id: number }>(send('GET', '/api/space/current/'))
  const { results: known } = await answered<{ results: { type: string; kind: string }[] }>(
    send('GET', '/api/webhook-type/'),
  )
  const webhook = await make('/api/webhook/', {
    name: 'Bell',
    url: `${doors.receiver.origin}/in/larder`,
    events: [...new Set(known.map(({ kind }) => `${kind}.*`))],
  })
  await answered(send('POST', `/api/webhook/${webhook}/secret/`, {}))
  const connector = await make('/api/connector-config/', {
    name: 'Home',
    url: `${doors.homeAssistant.origin}/api`,
    token: SECRETS.token,
    todo_entity: LIST,
    two_way: true,
    on_shopping_list_entry_created_enabled: true,
    on_shopping_list_entry_updated_enabled: true,
    on_shopping_list_entry_deleted_enabled: true,
  })
  const storage = await make('/api/storage/', {
    name: 'Cloud',
    method: 'WEBDAV',
    url: `${doors.storage.origin}/dav/plain`,
    username: ACCOUNT,
    password: SECRETS.password,
  })
  const sync = await make('/api/sync/', { storage, path: 'recipes', recursive: true })
  await answered(send('PUT', '/api/archive-schedule/', { every: 'daily', storage, folder: 'Archives' }))
  const provider = await make('/api/ai-provider/', {
    name: 'Cook',
    model_name: 'cook',
    url: `${doors.ai.origin}/v1`,
    api_key: SECRETS.key,
    price_input: 20,
    price_output: 80,
  })
  const hook = await make('/api/inbound-hook/', { name: 'Speaker', purpose: 'shopping' })
  const { url } = await answered<{ url: string }>(send('POST', `/api/inbound-hook/${hook}/address/`, {}))
  const types = new Set(known.map(({ type }) => type))
  return { space, connector, webhook, types, storage, sync, provider, hook: new URL(url).pathname }
}
