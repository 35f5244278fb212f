import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Page {
  timestamp: string
  count: number
  results: { id: number; name?: string }[]
}

const kinds = [
  ['shopping-list-entry', 'updated_after', (name: string) => ({ food: { name }, amount: 1 })],
  ['keyword', 'updated_at', (name: string) => ({ name })],
  ['unit', 'updated_at', (name: string) => ({ name })],
] as const

const since = (person: TestPerson, kind: string, parameter: string, timestamp: string) =>
  person.get<Page>(`/api/${kind}/?${parameter}=${encodeURIComponent(timestamp)}&page_size=200`)

/** A request whose time is already taken, and that runs once it is let go. */
function begun({ token }: TestPerson, path: string, body: object) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      await gate
      controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
      controller.close()
    },
  })
  const answer = exports.default.fetch(`http://larder.test${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: stream,
  })
  return { letGo, answer }
}

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const toMilliseconds = (timestamp: string) => new Date(timestamp).toISOString()

for (const [kind, parameter, draft] of kinds) {
  it(`a list of ${kind} that is followed tells of what began earlier and was saved later`, async () => {
    const { creator } = await createHousehold()
    const slow = begun(creator, `/api/${kind}/`, draft('slow'))
    await moment(60)
    const quick = await creator.post<{ id: number }>(`/api/${kind}/`, draft('quick'))
    const before = await creator.get<Page>(`/api/${kind}/?page_size=200`)
    expect(before.results.map(({ id }) => id)).toContain(quick.id)
    slow.letGo()
    const { id } = await (await slow.answer).json<{ id: number }>()
    expect(before.results.map((row) => row.id)).not.toContain(id)
    for (const timestamp of [before.timestamp, toMilliseconds(before.timestamp)]) {
      const news = await since(creator, kind, parameter, timestamp)
      expect(
        news.results.map((row) => row.id),
        timestamp,
      ).toContain(id)
    }
  })

  it(`a list of ${kind} that is followed is empty while nothing happens, however much did at once`, async () => {
    const { creator } = await createHousehold()
    for (const name of ['one', 'two', 'three']) await creator.post(`/api/${kind}/`, draft(name))
    const { timestamp } = await creator.get<Page>(`/api/${kind}/`)
    const idle = await since(creator, kind, parameter, timestamp)
    expect([idle.count, idle.timestamp]).toEqual([0, timestamp])
    await creator.post(`/api/${kind}/`, draft('four'))
    const news = await since(creator, kind, parameter, timestamp)
    expect(news.count).toBe(1)
    expect((await since(creator, kind, parameter, news.timestamp)).count).toBe(0)
  })
}

it('a time from elsewhere is read as a time', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/keyword/', { name: 'late' })
  const ask = async (time: string) => (await since(creator, 'keyword', 'updated_at', time)).count
  expect(await ask('2020-01-01T00:00:00+02:00')).toBe(1)
  expect(await ask('2020-01-01')).toBe(1)
  expect(await ask('2099-01-01T00:00:00.000001Z')).toBe(0)
  expect((await creator.call('GET', '/api/keyword/?updated_at=soon')).status).toBe(400)
})

it('while several people write, a phone that follows the list misses nothing', async () => {
  const { creator } = await createHousehold()
  const path = '/api/shopping-list-entry/'
  const seen = new Set<number>()
  let timestamp = ''
  const look = async () => {
    const page = timestamp
      ? await since(creator, 'shopping-list-entry', 'updated_after', timestamp)
      : await creator.get<Page>(path)
    ;({ timestamp } = page)
    for (const { id } of page.results) seen.add(id)
  }
  const write = async (who: number) => {
    const ids: number[] = []
    for (let i = 0; i < 8; i++) {
      ids.push((await creator.post<{ id: number }>(path, { food: { name: `s${who} ${i}` }, amount: 1 })).id)
    }
    return ids
  }
  const state = { writing: true }
  const following = (async () => {
    while (state.writing) await look()
  })()
  const made = (await Promise.all([1, 2, 3, 4, 5].map(write))).flat()
  state.writing = false
  await following
  await look()
  expect(made.filter((id) => !seen.has(id))).toEqual([])
})
