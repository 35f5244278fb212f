import { expect, test } from 'vitest'
import type { IngredientRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { alignIngredients } from '#web/features/recipes/compare/align-ingredients.ts'
import { alignSteps } from '#web/features/recipes/compare/align-steps.ts'

const line = (food: number | null, amount: number, more: Partial<IngredientRow> = {}) =>
  ({
    food: food === null ? null : { id: food },
    unit: null,
    amount,
    amount_max: null,
    no_amount: false,
    is_header: false,
    note: null,
    ...more,
  }) as IngredientRow
const recipe = (...ingredients: IngredientRow[]) => ({ steps: [{ ingredients }] }) as unknown as RecipeRow
const kinds = (one: RecipeRow, other: RecipeRow, factor = 1) =>
  alignIngredients(one, other, factor).map(({ kind, first, second }) => [kind, first?.food?.id, second?.food?.id])

test('the same foods stand beside each other, and what only the second has comes last', () => {
  const one = recipe(line(1, 250), line(2, 2), line(3, 1))
  const other = recipe(line(4, 5), line(3, 1), line(1, 200))
  expect(kinds(one, other)).toEqual([
    ['changed', 1, 1],
    ['first', 2, undefined],
    ['same', 3, 3],
    ['second', undefined, 4],
  ])
})

test('amounts are compared for the same number of servings', () => {
  expect(kinds(recipe(line(1, 100)), recipe(line(1, 300)), 1 / 3)).toEqual([['same', 1, 1]])
  expect(kinds(recipe(line(1, 100)), recipe(line(1, 300)))).toEqual([['changed', 1, 1]])
})

test('of a food in several lines, the line that says the same is its partner', () => {
  const one = recipe(line(1, 50, { note: 'for the pan' }))
  const other = recipe(line(1, 100), line(1, 50, { note: 'for the pan' }))
  expect(kinds(one, other)).toEqual([
    ['same', 1, 1],
    ['second', undefined, 1],
  ])
})

test('steps that differ stand beside each other between those that are the same', () => {
  expect(alignSteps(['mix', 'rest', 'fry'], ['mix', 'wait', 'think', 'fry'])).toEqual([
    { first: 'mix', second: 'mix' },
    { first: 'rest', second: 'wait' },
    { first: null, second: 'think' },
    { first: 'fry', second: 'fry' },
  ])
})
