import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createRangeRecipe, ingredientsOf } from '#tests/range.fixture.ts'
import { shoppingAmounts, shopForRecipe } from '#tests/soup.fixture.ts'

it('a range is bought at its upper end, for as many as it is cooked for', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  const { id } = await shopForRecipe(creator, made.id, { servings: 8 })
  expect(await shoppingAmounts(creator)).toEqual([
    ['butter', 60],
    ['egg', 4],
  ])
  await shopForRecipe(creator, made.id, { list_recipe: id, servings: 2 })
  expect(await shoppingAmounts(creator)).toEqual([
    ['butter', 15],
    ['egg', 1],
  ])
  await creator.patch(`/api/shopping-list-recipe/${id}/`, { servings: 4 })
  expect(await shoppingAmounts(creator)).toEqual([
    ['butter', 30],
    ['egg', 2],
  ])
  expect(await creator.get('/api/shopping-list-entry/sums/')).toMatchObject({
    results: [{ amounts: [{ amount: 30 }] }, { amounts: [{ amount: 2 }] }],
  })
})

it('ingredients that are chosen are bought at their upper end too', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  await shopForRecipe(creator, made.id, { ingredients: [ingredientsOf(made)[0]?.id] })
  expect(await shoppingAmounts(creator)).toEqual([['butter', 30]])
})
