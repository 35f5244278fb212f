import { expect, it } from 'vitest'
import { creatable, operations } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { order, samples } from './samples.ts'

const kinds = await creatable()

it('every resource that can be created has a sample', () => {
  expect(
    kinds.filter((kind) => !order.includes(kind)),
    'add a sample of these to tests/laws/samples.ts',
  ).toEqual([])
})

it('a read answers what the creation answered', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  for (const kind of kinds.filter((one) => one !== 'step' && one !== 'ingredient' && one !== 'access-token')) {
    const again = await home.creator.get(`/api/${kind}/${made[kind]}/`)
    expect(again, kind).toMatchObject({ id: made[kind] })
    const changed = await home.creator.call('PATCH', `/api/${kind}/${made[kind]}/`, samples[kind]?.(made).patch)
    expect(changed.status, `${kind} ${await changed.clone().text()}`).toBe(200)
    expect(await home.creator.get(`/api/${kind}/${made[kind]}/`), kind).toEqual(await changed.json())
  }
})

it('a repeated idempotency key creates one row and answers the same', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  for (const kind of kinds.filter((one) => one !== 'bookmarklet-import' && one !== 'access-token')) {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await home.creator.call('POST', `/api/${kind}/`, samples[kind]?.(made).draft, key)
    const second = await home.creator.call('POST', `/api/${kind}/`, samples[kind]?.(made).draft, key)
    expect(second.status, kind).toBe(first.status)
    expect(await second.json(), kind).toEqual(await first.json())
  }
})

/** Of calls that take no row of their kind. */
const bodies = new Map<string, object>([
  ['/api/recipe-book/{id}/recipes/', { recipes: [] }],
  ['/api/recipe-book/{id}/order/', { recipe: 1, after: null }],
  ['/api/supermarket/{id}/order/', { categories: [] }],
])

it('a member of another space cannot reach, change or delete anything by its id', async () => {
  const home = await openHousehold()
  const other = await openHousehold()
  const made = await liveIn(home, kinds)
  const shown = async () => {
    const rows = kinds
      .filter((one) => !['step', 'ingredient', 'access-token'].includes(one))
      .map(async (kind) => [kind, await home.creator.get(`/api/${kind}/${made[kind]}/`)])
    return Object.fromEntries(await Promise.all(rows))
  }
  const before = await shown()
  for (const { method, path } of await operations()) {
    const [, kind = ''] = /^\/api\/([\w-]+)\/\{id\}\//.exec(path) ?? []
    if (made[kind] === undefined || kind === 'space') continue
    const target = path.replace('{id}', String(made[kind])).replace(/\{\w+\}/, '1')
    const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies.get(path) ?? samples[kind]?.(made).draft)
    const { status } = await other.creator.call(method, target, body)
    expect([403, 404, 415], `${method} ${target}`).toContain(status)
  }
  expect(await shown()).toEqual(before)
})

// Signing in is one round trip. Creating a space is several commands on two databases, and activity names rows that only
// the events it found speak of.
const trips = new Map([
  ['space', 10],
  ['activity', 4],
])
const mostTrips = (kind: string) => trips.get(kind) ?? 3

it('every answer keeps within two round trips after signing in', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  for (const { method, path } of await operations()) {
    const [, kind = ''] = /^\/api\/([\w-]+)\//.exec(path) ?? []
    if (method !== 'GET' || (path.includes('{id}') && made[kind] === undefined)) continue
    const answer = await home.creator.call('GET', path.replace('{id}', String(made[kind])))
    const [trips = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
    expect(trips, `${path} ${answer.status}`).toBeLessThanOrEqual(mostTrips(kind))
  }
  for (const kind of kinds) {
    const target = `/api/${kind}/${made[kind]}/`
    for (const [method, path, body] of [
      ['POST', `/api/${kind}/`, samples[kind]?.(made).draft],
      ['PATCH', target, samples[kind]?.(made).patch],
    ] as const) {
      const answer = await home.creator.call(method, path, body)
      const [trips = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
      expect(trips, `${method} ${path}`).toBeLessThanOrEqual(mostTrips(kind))
    }
  }
})

it('every call has a summary and says how it fails', async () => {
  for (const { method, path, summary, responses, security, parameters } of await operations()) {
    expect(summary, `${method} ${path}`).toBeTruthy()
    // A public call without parameters cannot fail.
    const sure = method === 'GET' && security?.length === 0 && !parameters?.length
    expect(sure || Object.keys(responses).some((status) => Number(status) >= 400), `${method} ${path}`).toBe(true)
  }
})
