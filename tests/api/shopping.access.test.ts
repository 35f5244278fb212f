import { describe, expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'
import { shoppingAmounts, shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

const list = '/api/shopping-list-entry/'
const plans = '/api/meal-plan/'
const put = (person: TestPerson, more: object = {}) =>
  person.post<{ id: number }>(list, { food: { name: 'Milk' }, amount: 1, ...more })
const plan = (person: TestPerson, more: object = {}) =>
  person.post<{ id: number }>(plans, {
    title: 'Leftovers',
    servings: 2,
    from_date: '2027-03-28',
    meal_type: { name: 'Dinner' },
    ...more,
  })
const count = async (person: TestPerson, path: string) => (await person.get<{ count: number }>(path)).count

describe('shopping and planning', () => {
  it('is shared by a household, guests included, and with nobody else', async () => {
    const home = await createHousehold()
    const [mate, guest] = [await home.join('user'), await home.join('guest')]
    const [near, far] = [await createNeighbour(home, 'admin'), (await createHousehold()).creator]
    const made = [`${list}${(await put(home.creator)).id}/`, `${plans}${(await plan(home.creator)).id}/`]
    const onList = await home.creator.post<{ id: number }>('/api/shopping-list-recipe/', { servings: 2 })
    made.push(`/api/shopping-list-recipe/${onList.id}/`)
    for (const path of made) {
      for (const person of [mate, guest]) {
        expect((await person.call('GET', path)).status, path).toBe(200)
        expect((await person.call('PATCH', path, {})).status, path).toBe(200)
      }
      for (const person of [near, far]) {
        for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
          const body =
            method === 'GET' || method === 'DELETE'
              ? undefined
              : { food: { name: 'x' }, amount: 9, servings: 9, from_date: '2027-01-01', meal_type: { name: 'x' } }
          expect((await person.call(method, path, body)).status, `${method} ${path}`).toBe(404)
        }
        expect(await count(person, path.replace(/\d+\/$/, ''))).toBe(0)
      }
      expect((await stranger.call('GET', path)).status, path).toBe(403)
      expect((await guest.call('DELETE', path)).status, path).toBe(204)
    }
  })

  it('is open to guests as far as it needs no kitchen', async () => {
    const home = await createHousehold()
    const guest = await home.join('guest')
    const { id } = await put(guest)
    const food = await home.creator.post<{ id: number }>('/api/food/', { name: 'Tea' })
    const recipe = await createSoup(home.creator)
    expect((await guest.call('POST', `${list}bulk/`, { ids: [id], checked: true })).status).toBe(403)
    expect((await guest.call('PUT', `/api/food/${food.id}/shopping/`, {})).status).toBe(403)
    expect((await guest.call('PUT', `/api/recipe/${recipe.id}/shopping/`, {})).status).toBe(403)
    expect((await guest.call('GET', '/api/meal-type/')).status).toBe(403)
  })

  it('tells the feed to the household alone', async () => {
    const home = await createHousehold()
    const [mate, near] = [await home.join('user'), await createNeighbour(home)]
    await put(home.creator)
    const { id } = await plan(home.creator)
    const kinds = async (person: TestPerson) =>
      (await person.get<{ results: { stream: string }[] }>('/api/event/')).results.map(({ stream }) => stream)
    expect(await kinds(mate)).toEqual(expect.arrayContaining(['shopping', `meal-plan:${id}`]))
    for (const stream of await kinds(near)) expect(['shopping', `meal-plan:${id}`]).not.toContain(stream)
  })
})

describe('a plan', () => {
  it('is seen and changed by those it is shared with as well', async () => {
    const home = await createHousehold()
    const near = await createNeighbour(home)
    const { id } = await plan(home.creator, { shared: [{ id: near.id, username: 'whatever' }] })
    expect(await near.get(`${plans}${id}/`)).toMatchObject({ shared: [{ id: near.id }], created_by: home.creator.id })
    expect(await near.patch(`${plans}${id}/`, { title: 'Potluck' })).toMatchObject({ title: 'Potluck' })
    await home.creator.patch(`${plans}${id}/`, { shared: [] })
    expect((await near.call('GET', `${plans}${id}/`)).status).toBe(404)
    const far = (await createHousehold()).creator
    expect((await home.creator.call('PATCH', `${plans}${id}/`, { shared: [far.id] })).status).toBe(400)
  })
})

describe('a private recipe', () => {
  it('shows to the rest of the household neither in plans nor on the list', async () => {
    const home = await createHousehold()
    const mate = await home.join('user')
    const recipe = await createSoup(home.creator, { name: 'Surprise', private: true })
    const { id } = await plan(home.creator, { recipe: recipe.id, title: 'Guess', addshopping: true })
    const onList = await home.creator.post<{ id: number }>('/api/shopping-list-recipe/', {
      recipe: recipe.id,
      name: 'Surprise',
      servings: 1,
    })
    const seen = await mate.get(`${plans}${id}/`)
    expect(seen).toMatchObject({ recipe: null, title: 'Guess', shopping: true })
    expect(seen['recipe_name'] ?? '').toBe('')
    for (const path of [
      plans,
      list,
      '/api/shopping-list-recipe/',
      `/api/shopping-list-recipe/${onList.id}/`,
      '/api/event/',
    ]) {
      const text = await (await mate.call('GET', path)).text()
      expect(text, path).not.toContain('Surprise')
      if (path !== '/api/event/') expect(text, path).not.toContain(`"recipe":${recipe.id}`)
    }
  })

  it('cannot be planned, cooked, or put on the list by others', async () => {
    const home = await createHousehold()
    const mate = await home.join('user')
    const recipe = await createSoup(home.creator, { private: true })
    const ingredient = recipe.steps[0]?.ingredients[1]?.id
    const { id } = await mate.post<{ id: number }>('/api/shopping-list-recipe/', { servings: 1 })
    const food = await mate.post<{ id: number }>('/api/food/', { name: 'Leek' })
    expect((await shopForRecipe(mate, recipe.id)).status).toBe(404)
    const open = await createSoup(home.creator)
    await shopForRecipe(mate, open.id, { ingredients: [ingredient] })
    expect(await shoppingAmounts(mate)).toEqual([])
    for (const [path, body] of [
      [plans, { recipe: recipe.id, servings: 1, from_date: '2027-01-01', meal_type: { name: 'x' } }],
      ['/api/shopping-list-recipe/', { recipe: recipe.id, servings: 1 }],
      [list, { food: { name: 'Leek' }, amount: 1, ingredient }],
      [
        `/api/shopping-list-recipe/${id}/bulk_create_entries/`,
        { entries: [{ food_id: food.id, amount: 1, ingredient_id: ingredient }] },
      ],
    ] as const) {
      expect((await mate.call('POST', path, body)).status, path).toBe(400)
    }
  })

  it('stays in a plan that somebody saves who was not shown it', async () => {
    const home = await createHousehold()
    const mate = await home.join('user')
    const recipe = await createSoup(home.creator, { private: true })
    const { id } = await plan(home.creator, { recipe: recipe.id })
    const onList = await home.creator.post<{ id: number }>('/api/shopping-list-recipe/', {
      recipe: recipe.id,
      name: 'Soup',
      mealplan: id,
      servings: 1,
    })
    for (const path of [`${plans}${id}/`, `/api/shopping-list-recipe/${onList.id}/`]) {
      const saved = await mate.call('PUT', path, { ...(await mate.get(path)), servings: 3 })
      expect(saved.status).toBe(200)
    }
    expect(await home.creator.get(`${plans}${id}/`)).toMatchObject({ recipe: { id: recipe.id }, servings: 3 })
    expect(await home.creator.get(`/api/shopping-list-recipe/${onList.id}/`)).toMatchObject({
      recipe: recipe.id,
      name: 'Soup',
    })
  })
})
