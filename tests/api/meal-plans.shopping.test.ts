import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { shoppingEntries, shoppingAmounts, createSoup } from '#tests/soup.fixture.ts'

interface Plan {
  id: number
  title: string
  from_date: string
  to_date: string
  servings: number
  shopping: boolean
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
const undo = (person: TestPerson, { headers }: Response) =>
  person.call('POST', `/api/event/${headers.get('x-event-seq')}/undo/`, {})

describe('planning and shopping', () => {
  it('happen in one commit', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await plan(creator, { recipe: { id: recipe.id }, servings: 8, addshopping: true })
    expect(made.shopping).toBe(true)
    expect(await shoppingAmounts(creator)).toEqual([
      ['Leek', 6],
      ['Stock', 2000],
      ['Salt', 0],
    ])
    const [first] = await creator
      .get<{ results: object[] }>(`/api/shopping-list-entry/?mealplan=${made.id}`)
      .then((page) => page.results)
    expect(first).toMatchObject({ list_recipe_data: { mealplan: made.id, servings: 8, meal_plan_data: { ...made } } })
    expect(await shoppingEntries(creator, `?mealplan=${made.id + 1}`)).toEqual([])
    await creator.patch(`${path}${made.id}/`, { servings: 4, addshopping: true })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Leek', 3],
      ['Stock', 1000],
      ['Salt', 0],
    ])
    await creator.patch(`${path}${made.id}/`, { title: 'soup night' })
    const gone = await creator.call('DELETE', `${path}${made.id}/`)
    expect(await shoppingAmounts(creator)).toEqual([])
    await undo(creator, gone)
    expect((await shoppingAmounts(creator)).length).toBe(3)
  })

  it('previews what goes with a plan, without recipes that the asker may not see', async () => {
    const home = await createHousehold()
    const other = await home.join('user')
    const recipe = await createSoup(home.creator, { name: 'Secret', private: true })
    const made = await plan(home.creator, { recipe: recipe.id, title: 'Supper', addshopping: true })
    const goes = async (person: TestPerson) =>
      (await person.get<{ results: { model: string; name: string }[] }>(`${path}${made.id}/cascading/`)).results.map(
        ({ model, name }) => `${model} ${name}`,
      )
    const lines = ['ShoppingListEntry Leek', 'ShoppingListEntry Stock', 'ShoppingListEntry Salt']
    expect(await goes(home.creator)).toEqual([...lines, 'ShoppingListRecipe Secret'])
    expect(await goes(other)).toEqual([...lines, 'ShoppingListRecipe Supper'])
  })

  it('are undone together', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await creator.call('POST', path, {
      servings: 4,
      from_date: '2027-03-28',
      meal_type: { name: 'Dinner' },
      recipe: recipe.id,
      addshopping: true,
    })
    const { id } = await made.json<Plan>()
    const changed = await creator.call('PATCH', `${path}${id}/`, { servings: 8 })
    await undo(creator, changed)
    expect(await creator.get(`${path}${id}/`)).toMatchObject({ servings: 4, shopping: true })
    expect((await shoppingAmounts(creator))[0]).toEqual(['Leek', 3])
    await undo(creator, made)
    expect([(await creator.call('GET', `${path}${id}/`)).status, await shoppingAmounts(creator)]).toEqual([404, []])
  })

  it('puts a plan’s recipe on the list later, once', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await plan(creator, { recipe: recipe.id })
    for (let i = 0; i < 2; i++) await creator.patch(`${path}${made.id}/`, { addshopping: true })
    expect((await shoppingAmounts(creator)).length).toBe(3)
  })

  it('keeps entries for a plan together under that plan', async () => {
    const { creator } = await createHousehold()
    const made = await plan(creator, { title: 'Party' })
    const add = () =>
      creator.post<{ list_recipe: number }>('/api/shopping-list-entry/', {
        food: { name: 'Ice' },
        amount: 1,
        mealplan_id: made.id,
      })
    const [one, two] = [await add(), await add()]
    expect(one).toMatchObject({ list_recipe_data: { recipe: null, name: '', mealplan: made.id, servings: 1 } })
    expect(two.list_recipe).toBe(one.list_recipe)
  })

  it('a recipe’s plans go with it, and come back with it', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await plan(creator, { recipe: recipe.id, addshopping: true })
    const gone = await creator.call('DELETE', `/api/recipe/${recipe.id}/`)
    expect([(await creator.call('GET', `${path}${made.id}/`)).status, await shoppingAmounts(creator)]).toEqual([
      404,
      [],
    ])
    await undo(creator, gone)
    expect(await creator.get(`${path}${made.id}/`)).toMatchObject({ recipe_name: 'Soup', shopping: true })
    expect((await shoppingAmounts(creator)).length).toBe(3)
  })
})
