import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface View {
  id: number
  recipe: number
}
const names = async (person: TestPerson, query: string) =>
  (await person.get<{ results: { name: string }[] }>(`/api/recipe/?${query}`)).results.map(({ name }) => name)
const kitchen = async () => {
  const home = await createHousehold()
  const make = async (name: string) => (await createPancakes(home.creator, { name, steps: [], keywords: [] })).id
  return { ...home, bread: await make('Bread'), cake: await make('Cake'), pie: await make('Pie') }
}

it('looking at a recipe twice within minutes is one look, and only its own person sees it', async () => {
  const { creator, join, pie, cake } = await kitchen()
  const guest = await join('guest')
  const look = await guest.post<View>('/api/view-log/', { recipe: pie })
  expect(look).toMatchObject({ recipe: pie, recipe_name: 'Pie', created_by: guest.id })
  expect(await guest.post('/api/view-log/', { recipe: { id: pie } })).toEqual(look)
  await guest.post('/api/view-log/', { recipe: cake })
  expect(await guest.get('/api/view-log/')).toMatchObject({
    count: 2,
    results: [{ recipe_name: 'Pie' }, { recipe_name: 'Cake' }],
  })
  expect(await creator.get('/api/view-log/')).toMatchObject({ count: 0 })
  expect((await creator.call('GET', `/api/view-log/${look.id}/`)).status).toBe(404)
  expect((await creator.call('DELETE', `/api/view-log/${look.id}/`)).status).toBe(404)
  expect((await guest.call('DELETE', `/api/view-log/${look.id}/`)).status).toBe(204)
  expect(await guest.get('/api/view-log/')).toMatchObject({ count: 1 })
})

it('a recipe that one does not see cannot be looked at', async () => {
  const { creator, join } = await createHousehold()
  const hidden = await createPancakes(creator, { private: true })
  const other = await join('user')
  expect((await other.call('POST', '/api/view-log/', { recipe: hidden.id })).status).toBe(400)
  expect((await other.call('POST', '/api/view-log/', {})).status).toBe(400)
})

it('what was looked at last comes first, and says so', async () => {
  const { creator, join, pie, cake } = await kitchen()
  const first = await creator.post<View>('/api/view-log/', { recipe: pie })
  const second = await creator.post<View>('/api/view-log/', { recipe: cake })
  const { results } = await creator.get<{ results: object[] }>('/api/recipe/?num_recent=16&page_size=16')
  expect(results).toMatchObject([
    { name: 'Cake', recent: String(second.id) },
    { name: 'Pie', recent: String(first.id) },
    { name: 'Bread', recent: '0' },
  ])
  expect(await names(creator, 'num_recent=1')).toEqual(['Cake', 'Bread', 'Pie'])
  expect(await names(creator, 'sort_order=-lastviewed')).toEqual(['Cake', 'Pie', 'Bread'])
  expect(await names(creator, 'sort_order=lastviewed')).toEqual(['Pie', 'Cake', 'Bread'])
  const today = new Date().toISOString().slice(0, 10)
  expect(await names(creator, `viewedon_gte=${today}&viewedon_lte=${today}`)).toEqual(['Cake', 'Pie'])
  expect(await names(creator, 'viewedon_lte=2020-01-01')).toEqual([])
  expect(await names(await join('user'), 'num_recent=16')).toEqual(['Bread', 'Cake', 'Pie'])
  const [plain] = (await creator.get<{ results: object[] }>('/api/recipe/')).results
  expect(plain).toMatchObject({ recent: '0' })
})
