import { expect, it } from 'vitest'
import { Problem } from '#worker/kernel/contract/errors.ts'
import { resolveUpperEnd } from '#worker/modules/recipes/parts/resolve-upper-end.ts'
import { type IngredientValue, type RecipeEvent, recipeEvents } from '#worker/modules/recipes/recipe.events.ts'
import { evolve, type RecipeState } from '#worker/modules/recipes/recipe-state.ts'

const butter: IngredientValue = {
  id: 1,
  food: 7,
  unit: 4,
  amount: 20,
  amount_max: 30,
  note: null,
  order: 0,
  is_header: false,
  no_amount: false,
  original_text: null,
}
const { amount_max: _none, ...before } = butter

const rules: [string, Parameters<typeof resolveUpperEnd>[0], IngredientValue | undefined, number | null][] = [
  ['both ends that a new one says are kept', { amount: 20, amount_max: 30 }, undefined, 30],
  ['a range may begin at nothing', { amount: 0, amount_max: 2 }, undefined, 2],
  ['one amount is no range', { amount: 20 }, undefined, null],
  ['two equal ends are one amount', { amount: 20, amount_max: 20 }, undefined, null],
  ['an ingredient without an amount has no upper end', { amount: 0, amount_max: 3, no_amount: true }, undefined, null],
  ['nor has a heading', { amount: 0, amount_max: 3, is_header: true }, undefined, null],
  ['what says nothing of amounts keeps both', {}, butter, 30],
  ['the same amount without the upper end keeps it', { amount: 20 }, butter, 30],
  ['another amount without the upper end drops it', { amount: 25 }, butter, null],
  ['a higher amount beside the old upper end drops it', { amount: 50, amount_max: 30 }, butter, null],
  ['a lower amount beside the old upper end keeps it', { amount: 10, amount_max: 30 }, butter, 30],
  ['null takes it away', { amount_max: null }, butter, null],
  ['an upper end alone makes a range of the amount', { amount_max: 40 }, { ...butter, amount_max: null }, 40],
  ['an amount that is taken away takes its upper end along', { no_amount: true }, butter, null],
]
it.each(rules)('%s', (_rule, said, known, expected) => expect(resolveUpperEnd(said, known)).toBe(expected))

it.each([
  [{ amount: 30, amount_max: 20 }, undefined],
  [{ amount_max: 10 }, butter],
  [{ amount: 50, amount_max: 40 }, butter],
])('an upper end below the amount is refused: %j', (said, known) => {
  expect(() => resolveUpperEnd(said, known)).toThrow(Problem)
})

it('an event recorded before amounts had ranges replays without one', () => {
  const step = { id: 9, name: '', instruction: '', time: 0, order: 0, show_as_header: true, file: null }
  const steps = [{ ...step, show_ingredients_table: true, step_recipe: null, ingredients: [before] }]
  expect(recipeEvents.shapes.steps_set.parse({ id: 1, steps })).toMatchObject({
    steps: [{ ingredients: [{ amount: 20, amount_max: null }] }],
  })
  const state = { id: 1, steps: [] } as unknown as RecipeState
  const old = { type: 'recipe.steps_set', data: { id: 1, steps } } as unknown as RecipeEvent
  expect(evolve(state, old)?.steps[0]?.ingredients).toEqual([{ ...butter, amount_max: null }])
})
