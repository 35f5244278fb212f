import { expect, test } from 'vitest'
import { ingredientWording } from '#web/components/recipe/ingredient-wording.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { groupsByStep, groupsWithSums, type IngredientGroup } from '#web/components/recipe/ingredient-groups.ts'
import { flour, g, ingredient, onion } from './ingredient.sample.ts'

const step = (id: number, name: string, ingredients: object[], more: object = {}) => ({
  id,
  name,
  instruction: '',
  ingredients,
  time: 0,
  file: null,
  show_as_header: true,
  show_ingredients_table: true,
  step_recipe_data: null,
  ...more,
})
const dough = { id: 9, name: 'Dough', steps: [step(11, '', [ingredient({ amount: 500, unit: g, food: flour })])] }
const steps = [
  step(1, 'Base', [], { step_recipe_data: dough }),
  step(2, 'Top', [ingredient({ amount: 50, unit: g, food: flour }), ingredient({ amount: 2, food: onion })]),
]
// The rule reads only the steps of a recipe.
const pizza = { steps } as unknown as RecipeRow

const wording = (factor: number) =>
  ingredientWording({
    serving: { factor, units: 'written' },
    fractions: true,
    decimals: 2,
    locale: 'en',
    unitName: (unit) => unit,
  })
const told = (groups: IngredientGroup[], factor = 1) =>
  groups.map(({ name, ingredients }) => [name, ...ingredients.map(({ ingredient: one }) => wording(factor).line(one))])

test('ingredients of an embedded recipe are listed where they are needed', () => {
  expect(told(groupsByStep(pizza))).toEqual([
    ['Dough', '500 g flour'],
    ['Top', '50 g flour', '2 onions'],
  ])
})

test('ingredients of an embedded recipe scale with the outer recipe and count in its sums', () => {
  expect(told(groupsByStep(pizza), 0.5)).toEqual([
    ['Dough', '250 g flour'],
    ['Top', '25 g flour', '1 onion'],
  ])
  expect(told(groupsWithSums(pizza), 0.5)).toEqual([['', '275 g flour', '1 onion']])
})
