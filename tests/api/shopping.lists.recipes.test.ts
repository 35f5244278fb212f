import { expect, test } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createSoup, foodIngredientIds, shopForRecipe } from '#tests/soup.fixture.ts'

const named = (person: TestPerson, name: string) => person.post<{ id: number }>('/api/shopping-list/', { name })
const listed = async (person: TestPerson) => {
  const { results } = await person.get<{ results: { shopping_lists: { name: string }[] }[] }>(
    '/api/shopping-list-entry/',
  )
  return results.map((entry) => entry.shopping_lists.map(({ name }) => name))
}

test('what comes with a recipe goes on the lists named for the recipe, also what is added to it later', async () => {
  const { creator } = await createHousehold()
  const [market, kiosk] = [await named(creator, 'Market'), await named(creator, 'Kiosk')]
  await creator.post('/api/food/', { name: 'Leek', shopping_lists: [market.id] })
  const recipe = await createSoup(creator)
  const [leek, stock] = foodIngredientIds(recipe)
  const { id } = await shopForRecipe(creator, recipe.id, { ingredients: [leek], shopping_lists: [kiosk.id] })
  expect(await listed(creator)).toEqual([['Kiosk']])
  await shopForRecipe(creator, recipe.id, {
    list_recipe: id,
    ingredients: [leek, stock],
    shopping_lists: [market.id],
  })
  expect(await listed(creator)).toEqual([['Kiosk'], ['Market']])
  const stray = await shopForRecipe(creator, recipe.id, { shopping_lists: [999_999] })
  expect([stray.status, (await listed(creator)).length]).toEqual([400, 2])
  for (const none of [[], null]) await shopForRecipe(creator, recipe.id, { ingredients: [leek], shopping_lists: none })
  expect((await listed(creator)).slice(2)).toEqual([['Market'], ['Market']])
})
