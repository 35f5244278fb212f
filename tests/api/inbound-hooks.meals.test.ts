import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { callHook, openHook } from '#tests/hook.fixture.ts'

interface Planned {
  title: string
  meal_type: { name: string }
}

const planned = async (person: TestPerson) => {
  const { results } = await person.get<{ results: Planned[] }>(
    '/api/meal-plan/?from_date=2031-02-01&to_date=2031-02-10',
  )
  return Object.fromEntries(results.map(({ title, meal_type }) => [title, meal_type.name]))
}

async function household() {
  const { creator } = await createHousehold()
  const ids = []
  for (const [order, name] of ['Breakfast', 'Lunch', 'Dinner'].entries())
    ids.push((await creator.post<{ id: number }>('/api/meal-type/', { name, order })).id)
  await creator.patch(`/api/user-preference/${creator.id}/`, { default_meal_type: ids[1] })
  return { creator, dinner: ids[2] ?? 0 }
}
const on = (title: string, more: object = {}) => ({ title, date: '2031-02-01', ...more })

it('a way in plans the meal that was chosen for it, and another where a call names one', async () => {
  const { creator, dinner } = await household()
  const { id, url } = await openHook(creator, { purpose: 'meal-plan', meal_type: { id: dinner } })
  expect(await creator.get(`/api/inbound-hook/${id}/`)).toMatchObject({ meal_type: { id: dinner, name: 'Dinner' } })
  for (const body of [on('Curry'), on('Toast', { meal: 'breakfast' })])
    expect((await callHook(url, body)).status).toBe(200)
  expect(await planned(creator)).toEqual({ Curry: 'Dinner', Toast: 'Breakfast' })
  const unknown = await callHook(url, on('Tea', { meal: 'Supper' }))
  expect([unknown.status, unknown.headers.get('x-error-code')]).toEqual([404, 'inbound-hook.no_such_meal'])
  expect(await unknown.text()).toContain('There are: Dinner, Lunch, Breakfast.')
})

it('without a meal of its own, or once that is gone, it plans the usual one of whoever made it', async () => {
  const { creator, dinner } = await household()
  const own = await openHook(creator, { purpose: 'meal-plan', meal_type: { id: dinner } })
  const free = await openHook(creator, { purpose: 'meal-plan' })
  await callHook(free.url, on('Soup'))
  await creator.call('DELETE', `/api/meal-type/${dinner}/`)
  await callHook(own.url, on('Curry'))
  expect(await planned(creator)).toEqual({ Soup: 'Lunch', Curry: 'Lunch' })
})
