import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { connectGoogle } from '#worker/modules/connectors/services/google/connect-google.ts'
import { accountOf, fieldsOf } from './account.fixture.ts'
import { contractRules } from './contract.rules.ts'
import { GOOGLE_TOKEN, startGoogle } from '#tests/todo/hosts/google.host.ts'
import { json } from '#tests/todo/hosts/service.host.ts'
import { faultIn, type ServiceWorld } from './service.world.ts'

let host: Awaited<ReturnType<typeof startGoogle>>
let list: ReturnType<Awaited<ReturnType<typeof startGoogle>>['addList']>
let world: ServiceWorld

function open(): ServiceWorld {
  const here = host.addList(`Shopping ${host.requests.length}`)
  list = here
  return {
    listName: here.title,
    connect: (given) => {
      const account = accountOf({ secret: GOOGLE_TOKEN, list: here.id, allow: host.host, ...given })
      return { ...connectGoogle(account, { GOOGLE_URL: host.origin } as Env), account }
    },
    otherAdds: async ({ name }) => host.write(here, { title: name }),
    otherRenames: async (id, title) => void host.write(here, { id, title }),
    otherDeletes: async (id) => void host.write(here, { id, deleted: true }),
    async decorate(id) {
      host.write(here, { id, due: '2027-01-01T00:00:00.000Z' })
      return '2027-01-01T00:00:00.000Z'
    },
    decorationOf: async (id) => here.tasks.get(id)?.due ?? '',
    dropList: async () => void host.lists.delete(here.id),
  }
}

beforeAll(async () => {
  host = await startGoogle()
})
beforeEach(() => {
  world = open()
})
afterAll(() => host.stop())

contractRules(
  'Google Tasks',
  { versions: true, repeats: false, aisles: false },
  async () => open(),
  async () => {},
)

it('changes are looked for by the clock of the service, with an overlap', async () => {
  const service = world.connect()
  const id = host.write(list, { title: 'Milk' })
  const { cursor } = await service.pull(null)
  const ago = Date.now() - Date.parse(cursor?.split(' ')[0] ?? '')
  expect(ago).toBeGreaterThan(3_655_000)
  expect(ago).toBeLessThan(3_670_000)
  expect(await service.pull(cursor)).toMatchObject({ items: [{ id }], isWhole: false })
  await expect(service.pull('yesterday')).rejects.toMatchObject({ reason: 'cursor_lost' })
})

it('what was completed and cleared away is done, not gone', async () => {
  const id = host.write(list, { title: 'Milk', status: 'completed', hidden: true })
  expect((await world.connect().pull(null)).items).toMatchObject([{ id, isDone: true }])
})

it('limits say so by two statuses, and rights by one of them', async () => {
  const service = world.connect()
  host.failNext(json({ error: { errors: [{ reason: 'rateLimitExceeded' }] } }, 403))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 60 })
  host.failNext(json({}, 429, { 'retry-after': '7' }))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 7 })
  host.failNext(json({ error: { errors: [{ reason: 'insufficientPermissions' }] } }, 403))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unauthorized' })
  for (const fault of ['cut', 'closed'] as const) {
    host.failAfter(fault)
    await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable' })
  }
  host.failNext(json({}, 500))
  const [result] = await service.push([{ kind: 'add', key: 'k', fields: fieldsOf() }])
  expect(faultIn(result)).toBe('unreachable')
})
