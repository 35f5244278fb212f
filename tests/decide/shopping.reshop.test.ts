import { expect, it } from 'vitest'
import { portionFor } from '#worker/modules/shopping/recipes/rescale-amount.ts'
import { reshopRecipe } from '#worker/modules/shopping/recipes/reshop-recipe.ts'
import { shoppingStateOf } from '#worker/modules/shopping/shopping.list.ts'

const line = (id: number, ingredient: number | null, amount: number) => ({
  id,
  list_recipe: 5,
  food: 7,
  unit: null,
  amount,
  order: 0,
  ingredient,
  delay_until: null,
  created_by: 1,
  checked: false,
  gone: false,
  shopping_lists: [],
})
const portion = (ingredient: number, amount: number) => ({
  main: 9,
  ingredient,
  food: 7,
  unit: null,
  amount,
  servings: 4,
  shopping_lists: [8],
})
const list = shoppingStateOf(
  [line(1, 11, 50), line(2, 12, 1), line(3, null, 1)],
  [{ id: 5, name: '', recipe: 9, mealplan: null, servings: 2, gone: false }],
)
const portions = new Map([
  [11, { amount: 100, servings: 4 }],
  [12, { amount: 2, servings: 4 }],
])
const wish = {
  listRecipe: 5,
  by: 1,
  servings: 2,
  chosen: null,
  mealplan: undefined,
  lines: [],
  portions,
  nextId: () => 20,
}

it('ingredients no longer chosen go, newly chosen ones come, and the rest is scaled', () => {
  expect(
    reshopRecipe(list, { ...wish, servings: 4, chosen: [11, 13], lines: [portion(11, 100), portion(13, 3)] }),
  ).toEqual([
    { type: 'shopping.removed', data: { ids: [2], list_recipes: [] } },
    { type: 'shopping.rescaled', data: { list_recipe: 5, servings: 4, amounts: [{ id: 1, amount: 100 }] } },
    {
      type: 'shopping.added',
      data: {
        created_by: 1,
        list_recipe: null,
        entries: [
          {
            id: 20,
            list_recipe: 5,
            food: 7,
            unit: null,
            amount: 3,
            order: 0,
            ingredient: 13,
            completed_at: null,
            delay_until: null,
            shopping_lists: [8],
          },
        ],
      },
    },
  ])
})

it('without a choice of ingredients only the servings change', () => {
  expect(reshopRecipe(list, wish)).toEqual([])
})

it('zero servings remove the whole recipe, with the entries added by hand', () => {
  expect(reshopRecipe(list, { ...wish, servings: 0 })).toEqual([
    { type: 'shopping.removed', data: { ids: [1, 2, 3], list_recipes: [5] } },
  ])
})

it('scaled amounts have no rounding errors of binary fractions', () => {
  expect(portionFor({ amount: 0.1, servings: 1 }, 3)).toBe(0.3)
  expect(portionFor({ amount: 1.1, servings: 2 }, 6)).toBe(3.3)
  expect(portionFor({ amount: 1, servings: 3 }, 1) * 3).toBeCloseTo(1, 12)
})

it('a recipe without servings is not scaled', () => {
  expect(portionFor({ amount: 5, servings: 0 }, 4)).toBe(5)
})
