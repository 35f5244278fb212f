import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { shoppingEntries, createSoup } from '#tests/soup.fixture.ts'

interface Planned {
  plans: { id: number; from_date: string; to_date: string; recipe: { id: number; name: string } }[]
}

const path = '/api/auto-plan/'
const meal = (person: TestPerson, name = 'Dinner') => person.post<{ id: number }>('/api/meal-type/', { name })
const cook = (person: TestPerson, name: string, keywords: string[] = [], more: object = {}) =>
  person.post<{ id: number; keywords: { id: number; name: string }[] }>('/api/recipe/', {
    name,
    servings: 4,
    internal: true,
    keywords: keywords.map((one) => ({ name: one })),
    steps: [],
    ...more,
  })
const body = (meal_type_id: number, more: object = {}) => ({
  start_date: '2027-03-26',
  end_date: '2027-03-30',
  meal_type_id,
  keyword_ids: [],
  servings: 2,
  addshopping: false,
  ...more,
})
const plan = (person: TestPerson, meal_type_id: number, more: object = {}) =>
  person.post<Planned>(path, body(meal_type_id, more))
const refused = async (person: TestPerson, given: object) => {
  const answer = await person.call('POST', path, given)
  return [answer.status, await answer.json<Record<string, unknown>>()] as const
}
const days = ({ plans }: Planned) => plans.map(({ from_date }) => from_date.slice(0, 10))
const names = ({ plans }: Planned) => plans.map(({ recipe }) => recipe.name).sort()
const planned = async (person: TestPerson) => (await person.get<{ count: number }>('/api/meal-plan/')).count

describe('filling days', () => {
  it('gives each day a recipe, and echoes what was asked for along with the plans', async () => {
    const { creator } = await createHousehold()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await cook(creator, name)
    const { id } = await meal(creator)
    const answer = await creator.call('POST', path, body(id, { start_date: '2027-03-26T00:00:00+01:00', shared: [] }))
    const made = await answer.json<Planned>()
    expect([answer.status, made]).toEqual([
      200,
      expect.objectContaining({ meal_type_id: id, keyword_mode: 'and', servings: 2, addshopping: false, shared: [] }),
    ])
    expect(days(made)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30'])
    expect(new Set(names(made)).size).toBe(5)
    expect(made.plans[0]).toMatchObject({ title: '', servings: 2, created_by: creator.id, meal_type_name: 'Dinner' })
    expect(await planned(creator)).toBe(5)
  })

  it('takes recipes with all or with any of the keywords and their descendants, in both forms', async () => {
    const { creator } = await createHousehold()
    const one = await cook(creator, 'quick soup', ['quick', 'soup'])
    await cook(creator, 'quick bread', ['quick', 'bread'])
    await cook(creator, 'slow stew', ['stew'])
    const id = (name: string) => one.keywords.find((keyword) => keyword.name === name)?.id ?? 0
    const stew = await creator.post<{ id: number }>('/api/keyword/', { name: 'stew' })
    await creator.call('PUT', `/api/keyword/${stew.id}/move/${id('soup')}/`, {})
    const type = await meal(creator)
    for (const [asked, expected] of [
      [{ keyword_ids: [id('quick'), id('soup')] }, ['quick soup']],
      [{ keywords: [id('quick'), id('soup')], keyword_mode: 'and', keyword_ids: undefined }, ['quick soup']],
      [{ keywords: [id('quick')], keyword_mode: 'or' }, ['quick bread', 'quick soup']],
      [{ keywords: [{ id: id('soup'), name: 'soup' }], keyword_mode: 'or' }, ['quick soup', 'slow stew']],
      [{ keyword_ids: [id('quick'), 999_999] }, ['quick bread', 'quick soup']],
    ] as const) {
      const made = await plan(creator, type.id, asked)
      expect([...new Set(names(made))], JSON.stringify(asked)).toEqual(expected)
      for (const { id: gone } of made.plans) await creator.call('DELETE', `/api/meal-plan/${gone}/`)
    }
  })

  it('repeats a recipe only after all others', async () => {
    const { creator } = await createHousehold()
    for (const name of ['a', 'b']) await cook(creator, name)
    const made = await plan(creator, (await meal(creator)).id)
    const order = made.plans.map(({ recipe }) => recipe.name)
    expect(order.slice(0, 2).sort()).toEqual(['a', 'b'])
    expect(order).toEqual([order[0], order[1], order[0], order[1], order[0]])
  })

  it('prefers what was neither planned nor cooked of late', async () => {
    const { creator } = await createHousehold()
    const [old, eaten, fresh] = [await cook(creator, 'old'), await cook(creator, 'eaten'), await cook(creator, 'fresh')]
    const [dinner, lunch] = [await meal(creator), await meal(creator, 'Lunch')]
    await creator.post('/api/meal-plan/', { recipe: old.id, servings: 1, from_date: '2027-03-20', meal_type: lunch.id })
    await creator.post('/api/cook-log/', { recipe: eaten.id, created_at: '2027-03-24T18:00:00Z' })
    const made = await plan(creator, dinner.id, { end_date: '2027-03-26' })
    expect(made.plans.map(({ recipe }) => recipe.id)).toEqual([fresh.id])
  })

  it('skips days that have such a meal, so that a second request adds nothing', async () => {
    const { creator } = await createHousehold()
    await createSoup(creator)
    const [dinner, lunch] = [await meal(creator), await meal(creator, 'Lunch')]
    await creator.post('/api/meal-plan/', {
      title: 'Guests',
      servings: 6,
      from_date: '2027-03-27',
      to_date: '2027-03-28',
      meal_type: dinner.id,
    })
    await creator.post('/api/meal-plan/', { title: 'x', servings: 1, from_date: '2027-03-26', meal_type: lunch.id })
    expect(days(await plan(creator, dinner.id))).toEqual(['2027-03-26', '2027-03-29', '2027-03-30'])
    const [status, why] = await refused(creator, body(dinner.id))
    expect([status, why['error'], why['msg']]).toEqual([400, true, 'There is Dinner on each of these days already.'])
    expect(await planned(creator)).toBe(5)
  })

  it('fills fourteen days at most', async () => {
    const { creator } = await createHousehold()
    await createSoup(creator)
    const made = await plan(creator, (await meal(creator)).id, { end_date: '2027-12-31' })
    expect([days(made).length, days(made).at(-1)]).toEqual([14, '2027-04-08'])
  })

  it('puts all of it on the shopping list in the same commit, with the recipes that it is made of', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    await cook(creator, 'around it', ['x'], { steps: [{ instruction: '', step_recipe: recipe.id, ingredients: [] }] })
    const answer = await creator.call('POST', path, body((await meal(creator)).id, { addshopping: true, servings: 8 }))
    const made = await answer.json<Planned>()
    expect(made.plans.length).toBe(5)
    const list = await shoppingEntries(creator, '?page_size=200')
    expect(list.length).toBe(15)
    expect(new Set(list.map(({ list_recipe }) => list_recipe)).size).toBe(5)
    expect(list.filter(({ food }) => food.name === 'Leek').map(({ amount }) => amount)).toEqual([6, 6, 6, 6, 6])
    expect(made.plans.every((one) => 'shopping' in one && one.shopping)).toBe(true)
    expect(Number(/(\d+) round trips/.exec(answer.headers.get('server-timing') ?? '')?.[1])).toBeLessThanOrEqual(3)
  })

  it('never plans the private recipes of others', async () => {
    const home = await createHousehold()
    const other = await home.join('user')
    await cook(home.creator, 'secret', [], { private: true })
    const type = await meal(home.creator)
    const [status, why] = await refused(other, body(type.id))
    expect([status, why['msg']]).toEqual([400, 'There are no recipes yet.'])
    expect(names(await plan(home.creator, type.id, { end_date: '2027-03-26' }))).toEqual(['secret'])
  })

  it('says what is wrong, and plans nothing then', async () => {
    const [home, other] = [await createHousehold(), await createHousehold()]
    const { creator } = home
    const type = await meal(creator)
    const foreign = await meal(other.creator)
    const keyword = await creator.post<{ id: number }>('/api/keyword/', { name: 'unused' })
    expect((await refused(creator, body(type.id)))[1]['msg']).toBe('There are no recipes yet.')
    await createSoup(creator)
    expect(await refused(creator, body(type.id, { keyword_ids: [keyword.id] }))).toEqual([
      400,
      expect.objectContaining({ error: true, msg: 'No recipe has these keywords.' }),
    ])
    for (const [given, field] of [
      [body(foreign.id), 'meal_type_id'],
      [body(999_999), 'meal_type_id'],
      [body(type.id, { end_date: '2027-03-25' }), 'end_date'],
      [body(type.id, { start_date: 'soon' }), 'start_date'],
      [body(type.id, { keyword_mode: 'xor' }), 'keyword_mode'],
      [body(type.id, { servings: -1 }), 'servings'],
      [body(type.id, { shared: [{ id: other.creator.id }] }), 'shared'],
      [body(type.id, { keyword_ids: ['x'] }), 'keyword_ids'],
      [{}, 'start_date'],
    ] as const) {
      const [status, why] = await refused(creator, given)
      expect([status, Object.keys(why)], JSON.stringify(given)).toEqual([400, expect.arrayContaining([field])])
    }
    expect(await planned(creator)).toBe(0)
  })

  it('is repeated by its key without planning again', async () => {
    const { creator } = await createHousehold()
    await createSoup(creator)
    const type = await meal(creator)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await creator.post(path, body(type.id), key)
    expect(await creator.post(path, body(type.id), key)).toEqual(first)
    expect(await planned(creator)).toBe(5)
  })
})
