import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { connectMicrosoft } from '#worker/modules/connectors/services/microsoft/connect-microsoft.ts'
import { accountOf, fieldsOf } from './account.fixture.ts'
import { contractRules } from './contract.rules.ts'
import { MICROSOFT_TOKEN, startMicrosoft } from '#tests/todo/hosts/microsoft.host.ts'
import { json } from '#tests/todo/hosts/service.host.ts'
import { faultIn, itemIn, type ServiceWorld } from './service.world.ts'

let host: Awaited<ReturnType<typeof startMicrosoft>>
let list: ReturnType<Awaited<ReturnType<typeof startMicrosoft>>['addList']>
let world: ServiceWorld
const decoration = { importance: 'high', dueDateTime: { dateTime: '2027-01-01', timeZone: 'UTC' } }

function open(): ServiceWorld {
  const here = host.addList(`Shopping ${host.requests.length}`)
  list = here
  return {
    listName: here.displayName,
    connect: (given) => {
      const account = accountOf({ secret: MICROSOFT_TOKEN, list: here.id, allow: host.host, ...given })
      return { ...connectMicrosoft(account, { MICROSOFT_URL: host.origin } as Env), account }
    },
    otherAdds: async ({ name }) => host.write(here, { title: name }),
    otherRenames: async (id, title) => void host.write(here, { id, title }),
    otherDeletes: async (id) => host.drop(here, id),
    async decorate(id) {
      host.write(here, { id, ...decoration })
      return JSON.stringify(decoration)
    },
    async decorationOf(id) {
      const { importance, dueDateTime } = here.tasks.get(id) ?? {}
      return JSON.stringify({ importance, dueDateTime })
    },
    dropList: async () => void host.lists.delete(here.id),
    loseCursors: async () => void host.state.epoch++,
  }
}

beforeAll(async () => {
  host = await startMicrosoft()
})
beforeEach(() => {
  world = open()
})
afterAll(() => host.stop())

contractRules(
  'Microsoft To Do',
  { versions: true, repeats: true, aisles: true },
  async () => open(),
  async () => {},
)

const adding = (name: string) => ({ kind: 'add' as const, key: name, fields: fieldsOf({ name }) })

it('what others put beside the aisle stays, and a note that is a page is read as text', async () => {
  const service = world.connect()
  const html = '<html><body><p>2 l &amp; more</p><div>fresh</div></body></html>'
  const id = host.write(list, {
    title: 'Milk',
    categories: ['Dairy', 'Urgent'],
    body: { content: html, contentType: 'html' },
  })
  const [item] = (await service.pull(null)).items
  expect(item).toMatchObject({ aisle: 'Dairy', note: '2 l & more\nfresh' })
  await service.push([{ kind: 'change', id, changed: ['aisle'], fields: fieldsOf({ aisle: 'Drinks' }) }])
  expect(list.tasks.get(id)?.categories).toEqual(['Drinks', 'Urgent'])
  await service.push([{ kind: 'change', id, changed: ['aisle'], fields: fieldsOf() }])
  expect(list.tasks.get(id)).toMatchObject({ categories: ['Urgent'], body: { content: html } })
})

it('an addition whose answer got lost is known by the key it is linked with, and many are looked for once', async () => {
  const service = world.connect()
  host.failAfter(json({ value: [] }), 'closed')
  expect((await service.push([adding('Milk'), adding('Eggs')])).map(faultIn)).toEqual(['unreachable', 'unreachable'])
  host.requests.splice(0)
  const items = (await service.push([adding('Milk'), adding('Eggs'), adding('Bread')])).map(itemIn)
  expect(host.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
  expect(new Set(items.map(({ id }) => id)).size).toBe(3)
  expect(list.tasks.size).toBe(3)
})

it('a task that moved to another list has another id there, and is gone here', async () => {
  const service = world.connect()
  const id = host.write(list, { title: 'Milk' })
  const { cursor } = await service.pull(null)
  host.drop(list, id)
  const moved = await service.pull(cursor)
  expect(moved).toMatchObject({ items: [], gone: [id], isWhole: false })
})

it('limits, downtime and refusals are told apart', async () => {
  const service = world.connect()
  host.failNext(json({}, 429, { 'retry-after': '9' }))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 9 })
  host.failNext(json({}, 503, { 'retry-after': '30' }))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable', retryAfter: 30 })
  host.failNext(json({ error: { code: 'ErrorAccessDenied' } }, 403))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unauthorized' })
  host.failAfter('cut')
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable' })
  host.failNext(json({ value: [], '@odata.nextLink': 'https://evil.example/next' }))
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(service.pull('https://evil.example/delta')).rejects.toMatchObject({ reason: 'unreachable' })
})
