import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { callHook, openHook } from '#tests/hook.fixture.ts'

interface Entry {
  amount: number
  food: { name: string }
  unit: { name: string } | null
  checked: boolean
  shopping_lists: { name: string }[]
}

const listOf = async (person: TestPerson) =>
  (await person.get<{ results: Entry[] }>('/api/shopping-list-entry/')).results
const shown = ({ amount, unit, food }: Entry) => [amount, unit?.name, food.name].filter(Boolean).join(' ')
const listed = async (person: TestPerson) => (await listOf(person)).map(shown).toSorted()

const writings: [string, string, Record<string, string>][] = [
  ['JSON', '{"text": "2 kg flour"}', { 'content-type': 'application/json' }],
  ['a thing as JSON', '{"food": "flour", "amount": 2, "unit": "kg"}', { 'content-type': 'application/json' }],
  [
    'a list of things',
    '{"items": [{"name": "flour", "amount": 2, "unit": "kg"}]}',
    { 'content-type': 'application/json' },
  ],
  ['plain text', '- 2 kg flour\n', { 'content-type': 'text/plain' }],
  ['a form', 'text=2+kg+flour', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['what curl -d sends by itself', '2 kg flour', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON that curl calls a form', '{"text":"2 kg flour"}', { 'content-type': 'application/x-www-form-urlencoded' }],
]

it.each(writings)('a hook reads %s as if it had been typed above the shopping list', async (_, body, headers) => {
  const { creator } = await createHousehold()
  await creator.post('/api/unit/', { name: 'kg' })
  const { url } = await openHook(creator, { purpose: 'shopping' })
  const answer = await callHook(url, body, headers)
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('flour') as string,
    kind: 'shopping-list-entry',
  })
  expect(await listed(creator)).toEqual(['2 kg flour'])
})

it('a text of several things puts them all on the list of the hook, and one undo takes them off', async () => {
  const { creator } = await createHousehold()
  const { url } = await openHook(creator, { purpose: 'shopping', shopping_list: { name: 'Market' } })
  const answer = await callHook(url, { text: '2 onions, 1,5 l milk\nbread' })
  expect(answer.status).toBe(200)
  expect(await listed(creator)).toEqual(['1 bread', '1.5 l milk', '2 onions'])
  const lists = (await listOf(creator)).map(({ shopping_lists }) => shopping_lists.map(({ name }) => name))
  expect(lists).toEqual([['Market'], ['Market'], ['Market']])
  const undone = await creator.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(undone.status).toBe(200)
  expect(await listed(creator)).toEqual([])
})

it('what was done says through which hook, and nothing that is kept holds its address', async () => {
  const { creator, shard, space } = await createHousehold()
  const hook = await openHook(creator, { purpose: 'shopping' })
  await callHook(hook.url, { text: 'tea' }, { 'idempotency-key': 'k1' })
  const db = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  const { results } = await db
    .prepare(`SELECT meta, data, type FROM event WHERE space_id = ? ORDER BY seq`)
    .bind(space)
    .all<{ meta: string; data: string; type: string }>()
  const added = results.find(({ type }) => type === 'shopping.added')
  expect(JSON.parse(added?.meta ?? '')).toMatchObject({ hook: hook.id, user: creator.id })
  const kept = await db.prepare(`SELECT * FROM command WHERE space_id = ?`).bind(space).all()
  const sealed = await db.prepare(`SELECT * FROM secret WHERE space_id = ?`).bind(space).all()
  const key = /-([\da-f]{32})\//.exec(hook.url)?.[1] ?? ''
  expect(key).toHaveLength(32)
  expect(kept.results.length).toBeGreaterThan(0)
  expect(JSON.stringify([results, kept.results, sealed.results])).not.toContain(key)
  expect(JSON.stringify(await creator.get(`/api/inbound-hook/${hook.id}/`))).not.toContain(key)
})

it('a repeated id does nothing more and is answered as before', async () => {
  const { creator } = await createHousehold()
  const { url } = await openHook(creator, { purpose: 'shopping' })
  const first = await callHook(url, { text: 'tea, bread' }, { 'webhook-id': 'again' })
  const second = await callHook(url, { text: 'tea, bread' }, { 'webhook-id': 'again' })
  expect(second.status).toBe(200)
  expect(await second.json()).toEqual(await first.json())
  expect(await listOf(creator)).toHaveLength(2)
  const other = await callHook(url, { text: 'something else' }, { 'webhook-id': 'again' })
  expect(other.status).toBe(422)
})

it('a recipe is planned by its name or number, on the day that is said', async () => {
  const { creator } = await createHousehold()
  const recipe = await creator.post<{ id: number }>('/api/recipe/', { name: 'Pea Soup', servings: 3, steps: [] })
  await creator.post('/api/meal-type/', { name: 'Dinner' })
  const lunch = await creator.post<{ id: number }>('/api/meal-type/', { name: 'Lunch', order: 1 })
  const { url } = await openHook(creator, { purpose: 'meal-plan' })
  const bodies = [
    { recipe: 'pea soup', date: '2031-02-01' },
    { recipe: recipe.id, date: '2031-02-02', meal: 'lunch', servings: 8 },
    '2031-02-03 Pea soup',
    { title: 'Leftovers', date: '2031-02-04' },
  ]
  for (const body of bodies) expect((await callHook(url, body)).status, JSON.stringify(body)).toBe(200)
  const { results } = await creator.get<{
    results: { recipe_name: string; title: string; from_date: string; servings: number; meal_type: { id: number } }[]
  }>('/api/meal-plan/?from_date=2031-02-01&to_date=2031-02-10')
  expect(results.map((one) => [one.from_date.slice(0, 10), one.recipe_name || one.title, one.servings])).toEqual([
    ['2031-02-01', 'Pea Soup', 3],
    ['2031-02-02', 'Pea Soup', 8],
    ['2031-02-03', 'Pea Soup', 3],
    ['2031-02-04', 'Leftovers', 1],
  ])
  expect(results[1]?.meal_type.id).toBe(lunch.id)
  const unknown = await callHook(url, { recipe: 'Lasagna', date: '2031-02-05' })
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain('No recipe is called “Lasagna”')
  expect((await callHook(url, { recipe: 'Pea Soup', date: 'soon' })).status).toBe(400)
})

it("another person's private recipe cannot be planned", async () => {
  const home = await createHousehold()
  const other = await home.join('user')
  await other.post('/api/recipe/', { name: 'Secret Cake', private: true, steps: [] })
  await home.creator.post('/api/meal-type/', { name: 'Dinner' })
  const { url } = await openHook(home.creator, { purpose: 'meal-plan' })
  expect((await callHook(url, { recipe: 'Secret Cake' })).status).toBe(404)
})

it('addresses in a text are imported by a job', async () => {
  const { creator } = await createHousehold()
  const { url } = await openHook(creator, { purpose: 'import' })
  const answer = await callHook(url, 'Look: https://10.0.0.1/soup, and https://10.0.0.2/cake.')
  const { things, kind } = await answer.json<{ kind: string; things: { id: number }[] }>()
  expect(kind).toBe('job')
  const { results } = await creator.get<{ results: { name: string }[] }>(`/api/job/${things[0]?.id}/items/`)
  expect(results.map(({ name }) => name)).toEqual(['https://10.0.0.1/soup', 'https://10.0.0.2/cake'])
})

it('what is named is ticked off, in either number, and what is not there is said', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/food/', { name: 'onion', plural_name: 'onions' })
  for (const name of ['onion', 'milk']) await creator.post('/api/shopping-list-entry/', { food: { name }, amount: 1 })
  const { url } = await openHook(creator, { purpose: 'tick-off' })
  expect(await (await callHook(url, { text: 'Onions' })).json()).toMatchObject({ message: 'Ticked off: onion.' })
  const open = (await listOf(creator)).filter(({ checked }) => !checked)
  expect(open.map(({ food }) => food.name)).toEqual(['milk'])
  const missing = await callHook(url, { text: 'onions' })
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('onions')
})
