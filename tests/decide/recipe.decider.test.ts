import { expect, it } from 'vitest'
import { fold } from '#worker/kernel/log/decider.ts'
import { recipeDecider } from '#worker/modules/recipes/recipe.decider.ts'
import type { IngredientValue, RecipeEvent, StepValue } from '#worker/modules/recipes/recipe.events.ts'
import type { RecipeState, RecipeValue } from '#worker/modules/recipes/recipe-state.ts'

const { decide } = recipeDecider
const ingredient: IngredientValue = {
  id: 21,
  food: 7,
  unit: 4,
  amount: 250,
  amount_max: null,
  note: null,
  order: 0,
  is_header: false,
  no_amount: false,
  original_text: null,
}
const step: StepValue = {
  id: 9,
  name: '',
  instruction: 'Mix',
  time: 0,
  order: 0,
  show_as_header: true,
  show_ingredients_table: true,
  file: null,
  step_recipe: null,
  ingredients: [ingredient],
}
const value: RecipeValue = {
  name: 'Pancakes',
  description: null,
  source_url: null,
  working_time: 10,
  waiting_time: 0,
  servings: 2,
  servings_text: '',
  diameter: 0,
  diameter_text: '',
  internal: true,
  show_ingredient_overview: true,
  nutrition: null,
  properties: [],
  file_path: '',
  private: false,
  shared: [],
  keywords: [2],
  steps: [step],
}
const created: RecipeEvent = { type: 'recipe.created', data: { ...value, id: 5, created_by: 1 } }
const after = (...events: RecipeEvent[]): RecipeState | null => fold(recipeDecider, [created, ...events])

it('a new recipe is one event that holds all of it', () => {
  expect(decide.create(null, { id: 5, created_by: 1, recipe: value })).toEqual([created])
})

it('saving the same recipe again records no event, whatever the order of its keys', () => {
  const shuffled = {
    ...value,
    steps: [{ ...step, ingredients: [Object.fromEntries(Object.entries(ingredient).toReversed())] }],
  }
  expect(decide.change(after(), { wanted: shuffled as RecipeValue, by: 1 })).toEqual([])
  expect(decide.change(after(), { wanted: {}, by: 1 })).toEqual([])
})

it('a save records the sections that differ, and within the description only the fields that differ', () => {
  const wanted = { ...value, name: 'Crepes', servings: 4, keywords: [2, 3], steps: [], private: true }
  expect(decide.change(after(), { wanted, by: 1 })).toEqual([
    { type: 'recipe.described', data: { id: 5, patch: { name: 'Crepes', servings: 4 } } },
    { type: 'recipe.keyworded', data: { id: 5, keywords: [2, 3] } },
    { type: 'recipe.steps_set', data: { id: 5, steps: [] } },
    { type: 'recipe.shared', data: { id: 5, private: true, shared: [] } },
  ])
})

it('the order of the people a recipe is shared with does not matter', () => {
  const shared = after({ type: 'recipe.shared', data: { id: 5, private: true, shared: [3, 4] } })
  expect(decide.change(shared, { wanted: { shared: [4, 3] }, by: 1 })).toEqual([])
  expect(decide.change(shared, { wanted: { shared: [4] }, by: 1 })).toEqual([
    { type: 'recipe.shared', data: { id: 5, private: true, shared: [4] } },
  ])
})

it('only the creator changes who sees a recipe; others change the rest', () => {
  for (const wanted of [{ private: true }, { shared: [4] }, { name: 'Crepes', private: true }]) {
    expect(() => decide.change(after(), { wanted, by: 2 })).toThrow('recipe.access_not_yours')
  }
  expect(decide.change(after(), { wanted: { ...value, name: 'Crepes' }, by: 2 })).toEqual([
    { type: 'recipe.described', data: { id: 5, patch: { name: 'Crepes' } } },
  ])
})

it('amounts keep their full precision', () => {
  const third = { ...step, ingredients: [{ ...ingredient, amount: 1 / 3 }] }
  const [event] = decide.change(after(), { wanted: { steps: [third] }, by: 1 })
  expect(event).toMatchObject({ data: { steps: [{ ingredients: [{ amount: 1 / 3 }] }] } })
})

it('restoring a version records the restore and then the changes', () => {
  const {
    id: _id,
    created_by: _by,
    deleted: _deleted,
    private: _private,
    shared: _shared,
    ...past
  } = after() ?? { ...value, id: 5, created_by: 1, image: null, deleted: false }
  const now = after(
    { type: 'recipe.described', data: { id: 5, patch: { name: 'Crepes' } } },
    { type: 'recipe.imaged', data: { id: 5, image: 'a.jpg' } },
  )
  expect(decide.revert(now, { to: 1, value: past })).toEqual([
    { type: 'recipe.reverted', data: { id: 5, to: 1 } },
    { type: 'recipe.described', data: { id: 5, patch: { name: 'Pancakes' } } },
    { type: 'recipe.imaged', data: { id: 5, image: null } },
  ])
  expect(decide.revert(after(), { to: 1, value: past })).toEqual([])
})

it('a deleted recipe cannot be changed and is restored once', () => {
  const gone = after({ type: 'recipe.deleted', data: { id: 5 } })
  expect(() => decide.change(gone, { wanted: { name: 'x' }, by: 1 })).toThrow()
  expect(() => decide.remove(gone, {})).toThrow()
  expect(decide.restore(gone, {})).toEqual([{ type: 'recipe.restored', data: { id: 5 } }])
  expect(decide.restore(after(), {})).toEqual([])
})

it('a recipe that is too large to store is refused, not cut', () => {
  const book = { ...step, instruction: 'ü'.repeat(600_000) }
  expect(() => decide.change(after(), { wanted: { steps: [book] }, by: 1 })).toThrow('recipe.too_large')
})

it('folding the events of a command gives the recipe that was asked for', () => {
  const wanted = { ...value, name: 'Crepes', keywords: [], steps: [{ ...step, time: 5 }], private: true, shared: [9] }
  expect(after(...decide.change(after(), { wanted, by: 1 }))).toMatchObject(wanted)
})
