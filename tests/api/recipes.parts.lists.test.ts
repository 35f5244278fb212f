import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { insertLibrary } from '#tests/library.fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

interface Page {
  count: number
  results: { id: number; name?: string }[]
}

/** How many steps and ingredients somebody is told of, checked against those that they can list. */
const counts = async (person: TestPerson) => {
  const [steps, ingredients] = await Promise.all(
    ['step', 'ingredient'].map((of) => person.get<Page>(`/api/${of}/?page_size=100`)),
  )
  expect([steps?.count, ingredients?.count]).toEqual([steps?.results.length, ingredients?.results.length])
  return [steps?.count, ingredients?.count]
}

it('steps and ingredients are counted exactly as their asker may see them, whatever becomes of their recipes', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  const made = await createPancakes(creator)
  const secret = await createPancakes(creator, { name: 'Secret', private: true })
  expect(await counts(creator)).toEqual([4, 4])
  expect(await counts(friend)).toEqual([2, 2])
  await creator.patch(`/api/recipe/${secret.id}/`, { shared: [{ id: friend.id }] })
  expect(await counts(friend)).toEqual([4, 4])
  await creator.patch(`/api/recipe/${made.id}/`, { private: true })
  expect(await counts(friend)).toEqual([2, 2])
  const step = await creator.post<{ id: number }>('/api/step/', {
    recipe: made.id,
    instruction: 'Serve',
    ingredients: [{ food: { name: 'sugar' }, unit: null, amount: 1 }],
  })
  const waiting = await creator.post<{ id: number }>('/api/step/', { instruction: 'Rest', ingredients: [] })
  expect(await counts(creator)).toEqual([5, 5])
  await creator.call('DELETE', `/api/ingredient/${made.steps[0]?.ingredients[0]?.id}/`)
  expect(await counts(creator)).toEqual([5, 4])
  const whole = await creator.get<ShownRecipe>(`/api/recipe/${made.id}/`)
  await creator.patch(`/api/recipe/${made.id}/`, {
    steps: [...whole.steps, { id: waiting.id, instruction: 'Rest', ingredients: [] }],
  })
  expect(await counts(creator)).toEqual([6, 4])
  await creator.call('DELETE', `/api/step/${step.id}/`)
  expect(await counts(creator)).toEqual([5, 3])
  const gone = await creator.call('DELETE', `/api/recipe/${made.id}/`)
  expect(await counts(creator)).toEqual([2, 2])
  await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await counts(creator)).toEqual([5, 3])
  expect(await counts(friend)).toEqual([2, 2])
})

it('steps are found by their own names and those of their recipes, not by what they say', async () => {
  const { creator } = await createHousehold()
  await createPancakes(creator, { name: 'Apfelkuchen mit Käse', steps: [{ instruction: 'Knead', ingredients: [] }] })
  await createPancakes(creator, {
    name: 'Bread',
    steps: [
      { name: 'Pre-dough', instruction: 'Wait for Apfelkuchen', ingredients: [] },
      { name: '', instruction: 'Bake the dough', ingredients: [] },
    ],
  })
  const found = async (query: string) =>
    (await creator.get<Page>(`/api/step/?query=${encodeURIComponent(query)}`)).count
  for (const query of ['apfelkuchen', 'Apfel', 'kuchen', 'kuchen mit', 'Käse', 'dough', 'pre-dough'])
    expect(await found(query), query).toBe(1)
  expect(await found('bread')).toBe(2)
  for (const query of ['bake', 'knead', 'soup']) expect(await found(query), query).toBe(0)
})

it('a page of the ingredients of a unit or a food stands by ids, as the whole list does', async () => {
  const { creator } = await createHousehold()
  const first = await createPancakes(creator)
  await createPancakes(creator, { name: 'More' })
  const food = first.steps[0]?.ingredients[0]?.food?.id
  const unit = first.steps[0]?.ingredients[0]?.unit?.id
  for (const by of [`food=${food}`, `unit=${unit}`, `food=${food}&unit=${unit}`]) {
    const whole = await creator.get<Page>(`/api/ingredient/?${by}`)
    const pages = await Promise.all(
      [1, 2].map((page) => creator.get<Page>(`/api/ingredient/?${by}&page_size=1&page=${page}`)),
    )
    expect(whole.count).toBe(2)
    expect(pages.flatMap(({ results }) => results)).toEqual(whole.results)
  }
})

it('a query of one or two letters finds the newest names that begin with it, and foods of that very name', async () => {
  const home = await createHousehold()
  await insertLibrary(home, 700)
  const { creator } = home
  const cost = async (query: string) => {
    const answer = await creator.call('GET', `/api/recipe/?page_size=10&query=${query}`)
    const { count } = await answer.json<Page>()
    return { count, rows: Number(/(\d+) rows read/.exec(answer.headers.get('server-timing') ?? '')?.[1]) }
  }
  const { count, rows } = await cost('s')
  expect(count).toBeGreaterThanOrEqual(500)
  expect(count).toBeLessThan(700)
  expect(rows).toBeLessThan(5000)
  await createPancakes(creator, {
    name: 'Newest',
    steps: [{ ingredients: [{ food: { name: 'Ei' }, unit: null, amount: 1 }] }],
  })
  await createPancakes(creator, {
    name: 'Not this',
    steps: [{ ingredients: [{ food: { name: 'Eisbein' }, unit: null, amount: 1 }] }],
  })
  expect(await cost('ei')).toMatchObject({ count: 1 })
  expect((await creator.get<Page>('/api/recipe/?page_size=1&query=ne')).results[0]?.name).toBe('Newest')
})
