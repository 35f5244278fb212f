import { expect, it } from 'vitest'
import { newIngredient, newRecipe, newStep, type RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { keyedBody } from '#web/features/editor/ai/keyed-body.ts'
import { answeredRecipe, answeredSteps } from '#web/features/editor/ai/take-answer.ts'

const flour = {
  ...newIngredient(),
  key: 'flour',
  id: 7,
  amount: 500,
  unit: { id: 1, name: 'g' },
  food: { id: 3, name: 'flour' },
}
const salt = { ...newIngredient(), key: 'salt', id: 8, food: { id: 4, name: 'salt' }, note: 'a pinch' }
const draft: RecipeDraft = {
  ...newRecipe(),
  name: 'Bread',
  steps: [{ ...newStep(), key: 'all', id: 5, instruction: 'Knead. Bake.', time: 60, ingredients: [flour, salt] }],
}

it('a step that is cut in two keeps its row, and its ingredients theirs', () => {
  const [sent] = keyedBody(draft).steps
  const answer = {
    steps: [
      { ...sent, instruction: 'Knead.', ingredients: [sent?.ingredients[0] ?? {}] },
      { instruction: 'Bake.', time: 0, ingredients: [sent?.ingredients[1] ?? {}] },
    ],
  }
  const steps = answeredSteps(draft, answer)
  expect(steps.map(({ id, instruction, time }) => [id, instruction, time])).toEqual([
    [5, 'Knead.', 60],
    [null, 'Bake.', 0],
  ])
  expect(steps.map(({ ingredients }) => ingredients)).toEqual([[flour], [salt]])
})

it('a translated food is another food, one of the same name stays', () => {
  const sent = keyedBody(draft)
  const [step] = sent.steps
  const [first, second] = step?.ingredients ?? []
  const answer = {
    ...sent,
    name: 'Brot',
    steps: [
      { ...step, instruction: 'Kneten. Backen.', ingredients: [{ ...first, food: { name: 'Mehl' } }, { ...second }] },
    ],
  }
  const { name, steps } = answeredRecipe(draft, answer)
  expect(name).toBe('Brot')
  expect(steps[0]?.instruction).toBe('Kneten. Backen.')
  expect(steps[0]?.ingredients.map(({ id, food, amount }) => [id, food, amount])).toEqual([
    [7, { name: 'Mehl' }, 500],
    [8, { id: 4, name: 'salt' }, null],
  ])
})
