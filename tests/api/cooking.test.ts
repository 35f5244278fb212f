import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes as pancakes } from '#tests/recipe.fixture.ts'
import { createSoup } from '#tests/soup.fixture.ts'

const path = '/api/cook-log/'
const cook = (person: TestPerson, recipe: number, more: object = {}) =>
  person.post<{ id: number; created_at: string }>(path, { recipe, ...more })

it('a cooking is recorded with who cooked, for how many, and how it was', async () => {
  const { creator } = await createHousehold()
  const { id: recipe } = await createSoup(creator)
  const made = await cook(creator, recipe, { servings: 4, rating: 5, comment: 'More salt' })
  expect(made).toEqual({
    id: expect.any(Number),
    recipe,
    recipe_name: expect.any(String),
    recipe_version: 1,
    servings: 4,
    rating: 5,
    comment: 'More salt',
    created_by: expect.objectContaining({ id: creator.id, username: expect.any(String) }),
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
  expect(await creator.get(`${path}${made.id}/`)).toEqual(made)
  const text = await (await creator.call('GET', `${path}${made.id}/`)).text()
  expect(text).toContain('"servings":4,"rating":5,')
})

it('omitted fields are null', async () => {
  const { creator } = await createHousehold()
  const { id: recipe } = await createSoup(creator)
  expect(await cook(creator, recipe)).toMatchObject({ servings: null, rating: null, comment: null })
})

it('servings and stars are whole numbers: halves are rounded up, and logs of old that hold halves are shown so', async () => {
  const { creator, space, shard } = await createHousehold()
  const { id: recipe } = await createSoup(creator)
  const made = await cook(creator, recipe, { servings: 2.5, rating: '3,5' })
  expect(made).toMatchObject({ servings: 3, rating: 4 })
  expect(await creator.patch(`${path}${made.id}/`, { servings: 1.49, rating: 4.0 })).toMatchObject({
    servings: 1,
    rating: 4,
  })
  expect((await creator.call('POST', path, { recipe, rating: 5.5 })).status).toBe(400)
  expect((await creator.call('POST', path, { recipe, servings: 1e11 })).status).toBe(400)
  const database = env[shard as 'SPACES_00']
  await database
    .prepare('UPDATE cook_log SET servings = 2.5, rating = 4.5 WHERE space_id = ? AND id = ?')
    .bind(space, made.id)
    .run()
  const text = await (await creator.call('GET', `${path}?recipe=${recipe}`)).text()
  expect(text).toContain('"servings":3,"rating":5,')
})

it('the time of cooking is given with or without an offset, and can be changed', async () => {
  const { creator } = await createHousehold()
  const { id: recipe } = await createSoup(creator)
  const made = await cook(creator, recipe, { created_at: '2026-05-06T19:30:00' })
  expect(made.created_at).toBe('2026-05-06T19:30:00.000Z')
  const moved = await creator.patch(`${path}${made.id}/`, { created_at: '2026-05-06T19:30:00+02:00', rating: 3 })
  expect(moved).toMatchObject({ created_at: '2026-05-06T17:30:00.000Z', rating: 3 })
})

it('the logs of one recipe are listed by id; a repeated key records one cooking', async () => {
  const { creator } = await createHousehold()
  const [one, other] = [await createSoup(creator), await createSoup(creator)]
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await creator.post<{ id: number }>(path, { recipe: one.id }, key)
  await creator.post(path, { recipe: one.id }, key)
  await cook(creator, other.id)
  const second = await cook(creator, one.id)
  const { results } = await creator.get<{ results: { id: number }[] }>(`${path}?recipe=${one.id}`)
  expect(results.map(({ id }) => id)).toEqual([first.id, second.id])
})

it('a log can be deleted and brought back; it goes and comes with its recipe', async () => {
  const { creator } = await createHousehold()
  const { id: recipe } = await createSoup(creator)
  const { id } = await cook(creator, recipe)
  const count = async () => (await creator.get<{ count: number }>(path)).count
  for (const target of [`${path}${id}/`, `/api/recipe/${recipe}/`]) {
    const gone = await creator.call('DELETE', target)
    expect([gone.status, await count()]).toEqual([204, 0])
    await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(await count()).toBe(1)
  }
})

it('everybody who cooks sees and tidies the logs; guests do not, and nobody those of a recipe kept from them', async () => {
  const home = await createHousehold()
  const [two, guest] = [await home.join('user'), await home.join('guest')]
  const shown = await createSoup(home.creator)
  const secret = await createSoup(home.creator, { private: true })
  const log = await cook(home.creator, shown.id)
  const kept = await cook(home.creator, secret.id, { comment: 'surprise' })
  expect(await two.patch(`${path}${log.id}/`, { rating: 4 })).toMatchObject({ rating: 4 })
  expect((await two.get<{ results: { id: number }[] }>(path)).results.map(({ id }) => id)).toEqual([log.id])
  expect((await two.call('GET', `${path}${kept.id}/`)).status).toBe(404)
  expect((await two.call('PATCH', `${path}${log.id}/`, { recipe: secret.id })).status).toBe(400)
  expect((await two.call('POST', path, { recipe: secret.id })).status).toBe(400)
  expect((await guest.call('GET', path)).status).toBe(403)
  expect((await guest.call('POST', path, { recipe: shown.id })).status).toBe(403)
  const feed = await two.get<{ results: { stream: string }[] }>('/api/event/')
  expect(feed.results.map(({ stream }) => stream)).not.toContain(`cook-log:${kept.id}`)
})

it('invalid values are refused field by field', async () => {
  const { creator } = await createHousehold()
  const { id: recipe } = await createSoup(creator)
  const wrong: [field: string, value: unknown][] = [
    ['recipe', 999_999],
    ['recipe', null],
    ['recipe', 'soup'],
    ['rating', 6],
    ['rating', -1],
    ['rating', 'good'],
    ['servings', []],
    ['comment', {}],
    ['created_at', 'yesterday'],
    ['created_at', null],
  ]
  for (const [field, value] of wrong) {
    const answer = await creator.call('POST', path, { recipe, [field]: value })
    expect([field, value, answer.status, Object.keys(await answer.json<object>())[0]]).toEqual([
      field,
      value,
      400,
      field,
    ])
  }
  expect((await creator.call('GET', `${path}?recipe=soup`)).status).toBe(400)
})

it('a log says which version of the recipe was cooked, and that can be looked at as it was', async () => {
  const { creator: me } = await createHousehold()
  const recipe = await pancakes(me, { name: 'Plain pancakes' })
  const cooked = () => me.post<{ id: number; recipe_version: number }>('/api/cook-log/', { recipe: recipe.id })
  const first = await cooked()
  await me.patch(`/api/recipe/${recipe.id}/`, { name: 'Fancy pancakes' })
  const second = await cooked()
  expect(second.recipe_version).toBeGreaterThan(first.recipe_version)
  const names = async () =>
    (await me.get<{ results: { recipe_name: string }[] }>('/api/cook-log/')).results.map((log) => log.recipe_name)
  expect(await names()).toEqual(['Fancy pancakes', 'Fancy pancakes'])
  const past = (version: number) =>
    me.get<{ name: string; steps: { ingredients: { food: { name: string } }[] }[] }>(
      `/api/recipe/${recipe.id}/versions/${version}/`,
    )
  expect(await past(first.recipe_version)).toMatchObject({ name: 'Plain pancakes', version: first.recipe_version })
  expect((await past(first.recipe_version)).steps[0]?.ingredients[0]?.food.name).toBe('flour')
  expect((await past(second.recipe_version)).name).toBe('Fancy pancakes')
  expect((await me.call('GET', `/api/recipe/${recipe.id}/versions/99/`)).status).toBe(404)
  const log = await me.get<{ recipe_version: number }>(`/api/cook-log/${first.id}/`)
  expect(log.recipe_version).toBe(first.recipe_version)
})
