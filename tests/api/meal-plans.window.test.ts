import { describe, expect, it } from 'vitest'
import { household, type Person } from '#tests/fixture.ts'

interface Plan {
  id: number
  title: string
}

const path = '/api/meal-plan/'
const plan = (person: Person, from_date: string, more: object = {}) =>
  person.post<Plan>(path, { servings: 2, from_date, meal_type: { name: 'Dinner' }, ...more })
const within = async (person: Person, query: string) =>
  (await person.get<{ results: Plan[] }>(`${path}?${query}`)).results.map(({ title }) => title)

describe('a window of days', () => {
  it('holds every plan of which it holds a day', async () => {
    const { creator } = await household()
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
      'into',
      'inside',
      'over',
      'out of',
    ])
    expect(await within(creator, 'from_date=2027-03-08T00:00:00Z')).toEqual(['over', 'out of', 'after'])
    expect(await within(creator, 'to_date=2027-02-27')).toEqual(['before', 'over'])
    expect((await within(creator, 'from_date=&to_date=')).length).toBe(6)
    expect((await creator.call('GET', `${path}?from_date=soon`)).status).toBe(400)
  })

  it('has no hidden bounds: plans of long ago and of far ahead are there', async () => {
    const { creator } = await household()
    await plan(creator, '1999-12-31', { title: 'old' })
    const far = await plan(creator, '2099-12-31', { title: 'far' })
    expect(await within(creator, '')).toEqual(['old', 'far'])
    expect(await creator.get(`${path}${far.id}/`)).toMatchObject({ title: 'far' })
  })

  it('can be of some meals only', async () => {
    const { creator } = await household()
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
