import { expect, it } from 'vitest'
import { household } from '#tests/fixture.ts'
import { dish, ingredientsOf } from '#tests/range.fixture.ts'
import { names, shop } from '#tests/soup.fixture.ts'

it('a range is bought at its upper end, for as many as it is cooked for', async () => {
  const { creator } = await household()
  const made = await dish(creator)
  const { id } = await shop(creator, made.id, { servings: 8 })
  expect(await names(creator)).toEqual([
    ['butter', 60],
    ['egg', 4],
  ])
  await shop(creator, made.id, { list_recipe: id, servings: 2 })
  expect(await names(creator)).toEqual([
    ['butter', 15],
    ['egg', 1],
  ])
  await creator.patch(`/api/shopping-list-recipe/${id}/`, { servings: 4 })
  expect(await names(creator)).toEqual([
    ['butter', 30],
    ['egg', 2],
  ])
  expect(await creator.get('/api/shopping-list-entry/sums/')).toMatchObject({
    results: [{ amounts: [{ amount: 30 }] }, { amounts: [{ amount: 2 }] }],
  })
})

it('ingredients that are chosen are bought at their upper end too', async () => {
  const { creator } = await household()
  const made = await dish(creator)
  await shop(creator, made.id, { ingredients: [ingredientsOf(made)[0]?.id] })
  expect(await names(creator)).toEqual([['butter', 30]])
})
