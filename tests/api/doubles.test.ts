import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Row {
  id: number
}
interface Pairs {
  count: number
  next: string | null
  results: { left: Row & { name: string; numrecipe?: number }; right: Row & { name: string }; why: string }[]
}

const pairsOf = async (me: TestPerson, kind = 'food', query = '') => me.get<Pairs>(`/api/${kind}/doubles/${query}`)
const namesOf = ({ results }: Pairs) => results.map(({ left, right }) => `${left.name} ${right.name}`)

it('pairs say what each is used for, the surest first, in pages', async () => {
  const { creator } = await createHousehold()
  const tomato = await creator.post<Row>('/api/food/', { name: 'tomato', supermarket_category: { name: 'Greens' } })
  for (const name of ['tomatoe', 'onion', 'onions', 'rice']) await creator.post('/api/food/', { name })
  const ingredients = [{ food: tomato, unit: null, amount: 1 }]
  await creator.post('/api/recipe/', { name: 'Soup', steps: [{ instruction: 'Boil.', ingredients }] })
  const pairs = await pairsOf(creator)
  expect(pairs).toMatchObject({ count: 2, next: null })
  expect(pairs.results).toMatchObject([
    { left: { name: 'onion', numrecipe: 0 }, right: { name: 'onions' }, why: 'plural', sure: true },
    {
      left: { name: 'tomato', numrecipe: 1, supermarket_category: { name: 'Greens' } },
      right: { name: 'tomatoe', supermarket_category: null },
      why: 'spelling',
      sure: false,
    },
  ])
  expect(namesOf(await pairsOf(creator, 'food', '?page_size=1&page=2'))).toEqual(['tomato tomatoe'])
})

it('units, keywords and aisles have theirs', async () => {
  const { creator } = await createHousehold()
  const made = { unit: ['cup', 'c.'], keyword: ['Soup', 'Soups'], 'supermarket-category': ['Fish', 'Fïsh'] }
  for (const [kind, names] of Object.entries(made)) {
    for (const name of names) await creator.post(`/api/${kind}/`, { name })
    expect(namesOf(await pairsOf(creator, kind))).toContain(names.join(' '))
  }
})

it('what is not the same is remembered for everybody of the space, until that is taken back', async () => {
  const home = await createHousehold()
  const { creator } = home
  const [low, high] = [
    await creator.post<Row>('/api/food/', { name: 'pasta' }),
    await creator.post<Row>('/api/food/', { name: 'paste' }),
  ]
  expect(namesOf(await pairsOf(creator))).toEqual(['pasta paste'])
  const pair = { kind: 'food', low: low.id, high: high.id }
  expect((await creator.call('POST', '/api/distinct-pair/', { ...pair, low: high.id, high: low.id })).status).toBe(400)
  const said = await creator.call('POST', '/api/distinct-pair/', pair)
  expect(said.status).toBe(201)
  const again = await creator.post<Row>('/api/distinct-pair/', pair)
  expect(await said.json()).toMatchObject({ id: again.id })
  const mate = await home.join('user')
  expect(namesOf(await pairsOf(mate))).toEqual([])
  await creator.call('POST', `/api/event/${said.headers.get('x-event-seq')}/undo/`, {})
  expect(namesOf(await pairsOf(mate))).toEqual(['pasta paste'])
  expect(await mate.get('/api/trash/?kind=distinct-pair')).toMatchObject({ results: [{ about: 'pasta / paste' }] })
})

it('a merge takes its pair away, and its undo brings it back', async () => {
  const { creator } = await createHousehold()
  const stays = await creator.post<Row>('/api/food/', { name: 'carrot' })
  const goes = await creator.post<Row>('/api/food/', { name: 'carrots' })
  const merged = await creator.call('PUT', `/api/food/${goes.id}/merge/${stays.id}/`, {})
  expect(namesOf(await pairsOf(creator))).toEqual([])
  await creator.call('POST', `/api/event/${merged.headers.get('x-event-seq')}/undo/`, {})
  expect(namesOf(await pairsOf(creator))).toEqual(['carrot carrots'])
})

it('units in several spellings and languages are pairs until they are one, and its undo brings them back', async () => {
  const { creator } = await createHousehold()
  const units = new Map<string, number>()
  for (const name of ['tbsp', 'Tablespoon', 'EL', 'tablespoons', 'T', 'teaspoon(s)', 'TL'])
    units.set(name, (await creator.post<Row>('/api/unit/', { name })).id)
  const row = (unit: string, food: string) => ({
    food: { name: food },
    unit: { id: units.get(unit), name: unit },
    amount: 1,
  })
  const steps = [{ instruction: 'Mix.', ingredients: [row('tbsp', 'oil'), row('EL', 'Öl'), row('TL', 'Salz')] }]
  const { id: recipe } = await creator.post<Row>('/api/recipe/', { name: 'Dressing', steps })
  const pairs = namesOf(await pairsOf(creator, 'unit'))
  expect(pairs).toContain('tbsp EL')
  expect(pairs).toContain('EL T')
  expect(pairs).toContain('teaspoon(s) TL')
  expect(pairs.filter((pair) => /^(?:tbsp|Tablespoon|EL|tablespoons|T) (?:teaspoon\(s\)|TL)$/.test(pair))).toEqual([])
  const path = `/api/unit/${units.get('EL')}/merge/${units.get('tbsp')}/`
  const merged = await creator.call('PUT', path, {})
  expect(merged.status).toBe(200)
  const names = async () =>
    (
      await creator.get<{ steps: { ingredients: { unit: { name: string } }[] }[] }>(`/api/recipe/${recipe}/`)
    ).steps.flatMap(({ ingredients }) => ingredients.map(({ unit }) => unit.name))
  expect(await names()).toEqual(['tbsp', 'tbsp', 'TL'])
  expect(namesOf(await pairsOf(creator, 'unit')).some((pair) => pair.split(' ').includes('EL'))).toBe(false)
  await creator.call('POST', `/api/event/${merged.headers.get('x-event-seq')}/undo/`, {})
  expect(await names()).toEqual(['tbsp', 'EL', 'TL'])
  expect(namesOf(await pairsOf(creator, 'unit'))).toContain('tbsp EL')
})
