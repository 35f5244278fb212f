import { expect, it } from 'vitest'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { Problem } from '#worker/kernel/contract/errors.ts'
import type { IngredientValue, StepValue } from '#worker/modules/recipes/recipe.events.ts'
import { resolveSteps, type StepBody } from '#worker/modules/recipes/parts/resolve-steps.ts'

const ingredient = (id: number, food: number): IngredientValue => ({
  id,
  food,
  unit: null,
  amount: 1,
  amount_max: null,
  note: 'sliced',
  order: 0,
  is_header: false,
  no_amount: false,
  original_text: '1 of it',
})
const step = (id: number, order: number, ingredients: IngredientValue[] = []): StepValue => ({
  id,
  name: `step ${id}`,
  instruction: '',
  time: 0,
  order,
  show_as_header: true,
  show_ingredients_table: true,
  file: null,
  step_recipe: null,
  ingredients,
})
const known = [step(1, 0, [ingredient(11, 101), ingredient(12, 102)]), step(2, 1)]

function resolve(bodies: StepBody[]) {
  let next = 90
  return resolveSteps(bodies, {
    steps: new Map(known.map((one) => [one.id, one])),
    ingredients: new Map(known.flatMap((one) => one.ingredients).map((one) => [one.id, one])),
    nextId: () => next++,
    foodOf: (ref: Ref) => ref.id ?? 500,
    unitOf: (ref: Ref) => ref.id ?? 600,
    embeddable: new Set([7]),
    files: new Set([3]),
  })
}
const flour = { food: { name: 'flour', draft: {} }, unit: null, amount: 2 }

it('fields that an existing step leaves out stay as they are', () => {
  expect(resolve([{ id: 1, time: 5 }])).toEqual([{ ...known[0], time: 5 }])
})

it('a new step stands where it was sent, behind steps of the same order', () => {
  const added = resolve([{ id: 1 }, { id: 2 }, { instruction: 'rest', ingredients: [] }])
  expect(added.map(({ id, order }) => [id, order])).toEqual([
    [1, 0],
    [2, 1],
    [90, 1],
  ])
  const between = resolve([{ id: 1, order: 0 }, { ingredients: [] }, { id: 2, order: 0 }])
  expect(between.map(({ id }) => id)).toEqual([1, 90, 2])
  expect(resolve([{ id: 1, order: 3 }, { id: 2 }]).map(({ id }) => id)).toEqual([2, 1])
})

it('an ingredient keeps its id when it moves to another step', () => {
  const moved = resolve([{ id: 1 }, { id: 2, ingredients: [{ id: 12, amount: 3 }] }])
  expect(moved.map(({ ingredients }) => ingredients.map(({ id, amount }) => [id, amount]))).toEqual([
    [[11, 1]],
    [[12, 3]],
  ])
  expect(moved[1]?.ingredients[0]).toMatchObject({ note: 'sliced', food: 102 })
})

it('an id that is sent twice makes a new row the second time', () => {
  const twice = resolve([{ id: 1, ingredients: [{ id: 11 }, { id: 11, ...flour }] }])
  expect(twice[0]?.ingredients.map(({ id, food }) => [id, food])).toEqual([
    [11, 101],
    [90, 500],
  ])
})

it('null clears a unit or a note; the original line stays', () => {
  const [cleared] = resolve([{ id: 1, ingredients: [{ id: 11, food: null, note: null, original_text: 'other' }] }])
  expect(cleared?.ingredients[0]).toMatchObject({ food: null, note: null, original_text: '1 of it' })
})

it('a step takes only files of its space', () => {
  expect(resolve([{ id: 1, file: 3 }])[0]?.file).toBe(3)
  expect(() => resolve([{ id: 1, file: 4 }])).toThrow(Problem)
})

it('only recipes that the person may see can be embedded', () => {
  expect(resolve([{ id: 1, step_recipe: 7 }])[0]?.step_recipe).toBe(7)
  const refused = () => resolve([{ id: 1 }, { id: 2, step_recipe: 8 }])
  expect(refused).toThrow(Problem)
  try {
    refused()
  } catch (error) {
    expect(error).toMatchObject({ body: { steps: [{}, { step_recipe: ['Invalid pk "8" - object does not exist.'] }] } })
  }
})
