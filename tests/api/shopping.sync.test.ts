import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Entry {
  id: number
  checked: boolean
  completed_at: string | null
  food: { name: string }
}
interface Page {
  count: number
  timestamp: string
  deleted: number[]
  results: Entry[]
}

const path = '/api/shopping-list-entry/'
const put = (person: TestPerson, name: string, headers: Record<string, string> = {}) =>
  person.post<Entry>(path, { food: { name }, amount: 1 }, headers)
const list = (person: TestPerson) => person.get<Page>(path)
const since = (person: TestPerson, timestamp: string) =>
  person.get<Page>(`${path}?updated_after=${encodeURIComponent(timestamp)}`)
const bulk = (person: TestPerson, ids: unknown, checked: unknown, headers: Record<string, string> = {}) =>
  person.call('POST', `${path}bulk/`, { ids, checked }, headers)
const events = async (person: TestPerson) =>
  (await person.get<{ results: { type: string }[] }>('/api/event/')).results.filter(({ type }) =>
    type.startsWith('shopping.'),
  )

describe('two phones', () => {
  it('see what the other one added, ticked and took off, since they last asked', async () => {
    const home = await createHousehold()
    const [one, two] = [home.creator, await home.join('user')]
    const [milk, bread] = [await put(one, 'Milk'), await put(one, 'Bread'), await put(one, 'Salt')]
    const before = await list(two)
    expect(before).toMatchObject({ count: 3, deleted: [] })
    await one.call('DELETE', `${path}${bread.id}/`)
    await one.patch(`${path}${milk.id}/`, { checked: true })
    await put(one, 'Tea')
    const news = await since(two, before.timestamp)
    expect(news.deleted).toEqual([bread.id])
    expect(news.results.map(({ food, checked }) => [food.name, checked])).toEqual([
      ['Milk', true],
      ['Tea', false],
    ])
    expect(await since(two, news.timestamp)).toMatchObject({ count: 0, deleted: [], results: [] })
  })

  it('hear of what comes back', async () => {
    const home = await createHousehold()
    const two = await home.join('user')
    const milk = await put(home.creator, 'Milk')
    const gone = await home.creator.call('DELETE', `${path}${milk.id}/`)
    const { timestamp } = await list(two)
    await home.creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    const news = await since(two, timestamp)
    expect([news.deleted, news.results.map(({ id }) => id)]).toEqual([[], [milk.id]])
  })

  it('tick twenty things each, at once and in any order, and all stay ticked', async () => {
    const home = await createHousehold()
    const [one, two] = [home.creator, await home.join('user')]
    const made = await Promise.all(Array.from({ length: 20 }, (_, i) => put(one, `thing ${i}`)))
    const ids = made.map(({ id }) => id)
    const tick = (person: TestPerson) => (id: number) => person.patch(`${path}${id}/`, { checked: true })
    await Promise.all([...ids.map(tick(one)), ...ids.toReversed().map(tick(two))])
    const { results } = await list(one)
    expect(results.map(({ checked }) => checked)).toEqual(ids.map(() => true))
  })

  it('keep the time of whoever ticked first', async () => {
    const home = await createHousehold()
    const two = await home.join('user')
    const milk = await put(home.creator, 'Milk')
    const first = await home.creator.patch<Entry>(`${path}${milk.id}/`, { checked: true })
    const second = await two.patch<Entry>(`${path}${milk.id}/`, { checked: true })
    expect(second.completed_at).toBe(first.completed_at)
  })

  it('change different things of one entry at once, and both stay', async () => {
    const home = await createHousehold()
    const two = await home.join('user')
    const milk = await put(home.creator, 'Milk')
    await Promise.all([
      home.creator.patch(`${path}${milk.id}/`, { amount: 3 }),
      two.patch(`${path}${milk.id}/`, { unit: { name: 'l' } }),
    ])
    expect(await two.get(`${path}${milk.id}/`)).toMatchObject({ amount: 3, unit: { name: 'l' } })
  })
})

describe('a phone that was offline and sends again', () => {
  it('doubles nothing when it repeats its key', async () => {
    const { creator } = await createHousehold()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await put(creator, 'Soap', key)
    expect(await put(creator, 'Soap', key)).toEqual(first)
    expect((await list(creator)).count).toBe(1)
  })

  it('is answered the same when it ticks again what was unticked meanwhile', async () => {
    const { creator } = await createHousehold()
    const milk = await put(creator, 'Milk')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await (await bulk(creator, [milk.id], true, key)).json()
    await bulk(creator, [milk.id], false)
    expect(await (await bulk(creator, [milk.id], true, key)).json()).toEqual(first)
    expect((await list(creator)).results[0]?.checked).toBe(false)
  })
})

describe('ticking in bulk', () => {
  it('answers what it ticked and when; forty entries are one event', async () => {
    const { creator } = await createHousehold()
    const ids: number[] = []
    for (let i = 0; i < 40; i++) ids.push((await put(creator, `thing ${i}`)).id)
    const before = (await events(creator)).length
    const answer = await bulk(creator, ids, true)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      ids,
      checked: true,
      shopping_lists_remove_all: false,
      timestamp: expect.stringMatching(/Z$/),
    })
    expect((await events(creator)).slice(before)).toEqual([
      expect.objectContaining({ type: 'shopping.checked', data: { ids } }),
    ])
    expect((await list(creator)).results.every(({ checked, completed_at }) => checked && completed_at)).toBe(true)
  })

  it('leaves out what is not there or not theirs', async () => {
    const home = await createHousehold()
    const other = await createHousehold()
    const milk = await put(home.creator, 'Milk')
    const theirs = await put(other.creator, 'Beer')
    expect((await bulk(home.creator, [milk.id, theirs.id, 999_999], true)).status).toBe(200)
    expect((await list(other.creator)).results[0]?.checked).toBe(false)
    expect((await list(home.creator)).results[0]?.checked).toBe(true)
  })

  it('can be undone', async () => {
    const { creator } = await createHousehold()
    const ids = [(await put(creator, 'Milk')).id, (await put(creator, 'Bread')).id]
    const answer = await bulk(creator, ids, true)
    await creator.call('POST', `/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})
    expect((await list(creator)).results.map(({ checked }) => checked)).toEqual([false, false])
  })

  it('without saying how changes nothing', async () => {
    const { creator } = await createHousehold()
    const milk = await put(creator, 'Milk')
    const answer = await creator.call('POST', `${path}bulk/`, { ids: [milk.id] })
    expect([answer.status, answer.headers.has('x-event-seq')]).toEqual([200, false])
  })
})

describe('the list', () => {
  it('pages by id, and accepts parameters of older clients without effect', async () => {
    const { creator } = await createHousehold()
    for (const name of ['c', 'a', 'b']) await put(creator, name)
    const page = await creator.get<Page & { next: string }>(`${path}?checked=recent&supermarket=1&page_size=2`)
    expect(page.results.map(({ food }) => food.name)).toEqual(['c', 'a'])
    expect(page.next).toBe(
      'http://larder.test/api/shopping-list-entry/?checked=recent&supermarket=1&page_size=2&page=2',
    )
    expect(Object.keys(page).slice(0, 3)).toEqual(['count', 'next', 'previous'])
  })

  it('reads a cursor whose plus sign nobody escaped, and ignores one that is no time', async () => {
    const { creator } = await createHousehold()
    await put(creator, 'Milk')
    expect(await creator.get(`${path}?updated_after=2999-01-01T00:00:00+00:00`)).toMatchObject({ count: 0 })
    expect(await creator.get(`${path}?updated_after=yesterday`)).toMatchObject({ count: 1, deleted: [] })
  })

  it('is one round trip after signing in', async () => {
    const { creator } = await createHousehold()
    await put(creator, 'Milk')
    for (const query of ['', '?updated_after=2026-01-01T00:00:00Z', '?mealplan=1']) {
      const { headers } = await creator.call('GET', `${path}${query}`)
      expect(headers.get('server-timing')).toContain('2 round trips')
    }
  })
})
