import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Plan {
  id: number
  title: string
}

const path = '/api/meal-plan/'
const plan = (person: TestPerson, from_date: string, more: object = {}) =>
  person.post<Plan>(path, { title: 'Leftovers', servings: 2, from_date, meal_type: { name: 'Dinner' }, ...more })
const within = async (person: TestPerson, query: string) =>
  (await person.get<{ results: Plan[] }>(`${path}?${query}`)).results.map(({ title }) => title)

describe('a window of days', () => {
  it('holds every plan with a day in it', async () => {
    const { creator } = await createHousehold()
    for (const [title, from_date, to_date] of [
      ['before', '2027-02-27', '2027-02-28'],
      ['into', '2027-02-28', '2027-03-01'],
      ['inside', '2027-03-03', '2027-03-03'],
      ['over', '2027-02-01', '2027-04-01'],
      ['out of', '2027-03-07', '2027-03-09'],
      ['after', '2027-03-08', '2027-03-08'],
    ]) {
      await plan(creator, String(from_date), { title, to_date })
    }
    expect(await within(creator, 'from_date=2027-03-01&to_date=2027-03-07')).toEqual([
      'over',
      'into',
      'inside',
      'out of',
    ])
    expect(await within(creator, 'from_date=2027-03-08T00:00:00Z')).toEqual(['over', 'out of', 'after'])
    expect(await within(creator, 'to_date=2027-02-27')).toEqual(['over', 'before'])
    expect((await within(creator, 'from_date=&to_date=')).length).toBe(6)
    expect((await creator.call('GET', `${path}?from_date=soon`)).status).toBe(400)
  })

  it('finds what began before it, however long that takes', async () => {
    const { creator } = await createHousehold()
    for (const days of [0, 1, 7, 8, 31, 32, 366, 367, 3000]) {
      const first = new Date(Date.UTC(2027, 2, 10 - days)).toISOString().slice(0, 10)
      await plan(creator, first, { title: String(days), to_date: '2027-03-10' })
    }
    const all = ['3000', '367', '366', '32', '31', '8', '7', '1', '0']
    expect(await within(creator, 'from_date=2027-03-10&to_date=2027-03-10')).toEqual(all)
    expect(await within(creator, 'from_date=2027-03-11&to_date=2027-03-20')).toEqual([])
    expect(await within(creator, 'from_date=2027-03-01&to_date=2027-03-09')).toEqual(all.slice(0, -1))
  })

  it('reads no plan of other days, whether they came before or are to come', async () => {
    const { creator } = await createHousehold()
    const cost = async (path: string) => {
      const answer = await creator.call('GET', path)
      await answer.arrayBuffer()
      return Number(/(\d+) rows read/.exec(answer.headers.get('server-timing') ?? '')?.[1])
    }
    const window = 'from_date=2027-03-01&to_date=2027-03-07'
    const paths = [`${path}?${window}`, `${path}ical/?${window}`]
    const { id } = await plan(creator, '2027-03-03')
    const costs = () => Promise.all(paths.map(cost))
    const alone = await costs()
    for (const days of [-700, -400, -100, 100, 400, 700]) {
      await creator.post(`${path}copy/`, { ids: [id], days })
      const ids = Array.from({ length: 20 }, (_, n) => n)
      await Promise.all(ids.map((n) => creator.post(`${path}copy/`, { ids: [id], days: days + n })))
    }
    // Finding the end of a class of plans reads one row beyond it.
    for (const [at, read] of (await costs()).entries()) expect(read, paths[at]).toBeLessThan(Number(alone[at]) + 10)
  })

  it('comes by day, and the meals of a day in the order of their types', async () => {
    const { creator } = await createHousehold()
    const type = async (name: string, more: object) =>
      (await creator.post<{ id: number }>('/api/meal-type/', { name, ...more })).id
    const types = {
      tea: await type('Tea', { order: 1, time: '16:00' }),
      dinner: await type('Dinner', { order: 0, time: '18:00' }),
      breakfast: await type('Breakfast', { order: 0, time: '08:00' }),
      early: await type('Early', { order: -1 }),
    }
    await plan(creator, '2027-03-02', { title: 'next', meal_type: types.early })
    for (const [title, meal_type] of Object.entries(types)) await plan(creator, '2027-03-01', { title, meal_type })
    const all = ['early', 'breakfast', 'dinner', 'tea', 'next']
    for (const query of ['', 'from_date=2027-03-01', 'from_date=2027-03-01&to_date=2027-03-07'])
      expect(await within(creator, query)).toEqual(all)
    const second = await creator.get<{ results: Plan[] }>(`${path}?page_size=2&page=2`)
    expect(second.results.map(({ title }) => title)).toEqual(['dinner', 'tea'])
    const feed = await (await creator.call('GET', `${path}ical/?from_date=2027-01-01`)).text()
    expect([...feed.matchAll(/SUMMARY:\w+: (\w+)/g)].map(([, title]) => title)).toEqual(all)
    const { results } = await creator.get<{ results: { name: string }[] }>('/api/meal-type/')
    expect(results.map(({ name }) => name)).toEqual(['Early', 'Breakfast', 'Dinner', 'Tea'])
  })

  it('has no limits: plans from long ago and far ahead are there', async () => {
    const { creator } = await createHousehold()
    await plan(creator, '1999-12-31', { title: 'old' })
    const far = await plan(creator, '2099-12-31', { title: 'far' })
    expect(await within(creator, '')).toEqual(['old', 'far'])
    expect(await creator.get(`${path}${far.id}/`)).toMatchObject({ title: 'far' })
  })

  it('can be of some meals only', async () => {
    const { creator } = await createHousehold()
    const type = async (name: string) => (await creator.post<{ id: number }>('/api/meal-type/', { name })).id
    const [a, b, c] = [await type('a'), await type('b'), await type('c')]
    for (const [title, meal_type] of [
      ['A', a],
      ['B', b],
      ['C', c],
    ])
      await plan(creator, '2027-03-01', { title, meal_type })
    expect(await within(creator, `meal_type=${a}`)).toEqual(['A'])
    expect(await within(creator, `meal_type=${a}&meal_type=${c}`)).toEqual(['A', 'C'])
    expect(await within(creator, 'meal_type=999999')).toEqual([])
    expect((await creator.call('GET', `${path}?meal_type=dinner`)).status).toBe(400)
  })
})
