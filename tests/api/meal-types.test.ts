import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Plan {
  id: number
  meal_type: { id: number; name: string }
}

const path = '/api/meal-plan/'
const plan = (person: TestPerson, more: object = {}) =>
  person.post<Plan>(path, {
    title: 'recipe' in more ? '' : 'Leftovers',
    servings: 2,
    from_date: '2027-03-28',
    meal_type: { name: 'Dinner' },
    ...more,
  })
describe('a meal type', () => {
  it('is made once per name, with a time of day', async () => {
    const { creator } = await createHousehold()
    const made = await creator.post('/api/meal-type/', { name: 'Supper', time: '7:30', color: '#aabbcc' })
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Supper',
      order: 0,
      time: '07:30:00',
      color: '#aabbcc',
      default: false,
      created_by: creator.id,
    })
    expect(await creator.post('/api/meal-type/', { name: ' SUPPER ', time: '20:00' })).toEqual(made)
    const target = `/api/meal-type/${String(made['id'])}/`
    expect(await creator.patch(target, { time: null, default: true })).toMatchObject({ time: null, default: true })
    for (const time of ['', '25:00', 'noon', '10:60', 10]) {
      expect((await creator.call('PATCH', target, { time })).status, String(time)).toBe(400)
    }
  })

  it('is listed by its time; those without one come last', async () => {
    const { creator } = await createHousehold()
    for (const [name, time] of [
      ['Late', '21:00'],
      ['Snack', null],
      ['Early', '06:00:30.5'],
    ]) {
      await creator.post('/api/meal-type/', { name, time })
    }
    const { results } = await creator.get<{ results: { name: string }[] }>('/api/meal-type/')
    expect(results.map(({ name }) => name)).toEqual(['Early', 'Late', 'Snack'])
  })

  it('with plans is not deleted, but can be merged into another', async () => {
    const { creator } = await createHousehold()
    const { id, meal_type } = await plan(creator)
    const lunch = await creator.post<{ id: number }>('/api/meal-type/', { name: 'Lunch' })
    const refused = await creator.call('DELETE', `/api/meal-type/${meal_type.id}/`)
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ msg: expect.stringContaining('1 meal plan') }),
    ])
    expect((await creator.call('PUT', `/api/meal-type/${meal_type.id}/merge/${lunch.id}/`, {})).status).toBe(200)
    expect(await creator.get(`${path}${id}/`)).toMatchObject({ meal_type: { id: lunch.id }, meal_type_name: 'Lunch' })
    expect((await creator.call('DELETE', `/api/meal-type/${meal_type.id}/`)).status).toBe(404)
  })
})
