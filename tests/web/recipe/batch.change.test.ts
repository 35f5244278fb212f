import { expect, test } from 'vitest'
import { copyName } from '#web/components/recipe/dialogs/copy-name.ts'
import { countKinds } from '#web/components/recipe/dialogs/deletion-effects.tsx'
import { batchBody, isNoChange, noBatchChange } from '#web/features/recipes/search/choice/batch-change.ts'
import { planDays } from '#web/features/recipes/search/choice/plan-days.ts'

test('what is left empty is not sent, so that it stays as it is in each recipe', () => {
  const recipes = [{ id: 1 }, { id: 2 }]
  expect(isNoChange(noBatchChange)).toBe(true)
  const change = { ...noBatchChange, add: [{ id: 5, name: 'quick' }], workingTime: 0 }
  expect(isNoChange(change)).toBe(false)
  expect(batchBody(recipes, change)).toEqual({
    recipes: [1, 2],
    keywords_add: [5],
    keywords_remove: [],
    working_time: 0,
  })
})

test('recipes are planned one a day from a day on, over the end of a month, or all on that day', () => {
  expect(planDays(3, '2026-11-30', true)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(planDays(2, '2026-11-30', false)).toEqual(['2026-11-30', '2026-11-30'])
})

test('the name of a copy fits where that of the original did', () => {
  const named = (name: string) => `${name} (copy)`
  expect(copyName('Soup', named)).toBe('Soup (copy)')
  expect(copyName('a'.repeat(128), named)).toBe(`${'a'.repeat(121)} (copy)`)
  expect(copyName('🍲'.repeat(64), named)).toBe(`${'🍲'.repeat(60)} (copy)`)
})

test('what goes along is counted by its kind, without who looked at it', () => {
  const rows = ['MealPlan', 'ViewLog', 'MealPlan', 'RecipeBookEntry'].map((model, at) => ({ id: at + 1, model }))
  expect([...countKinds(rows, [{ id: 1 }])]).toEqual([
    ['meal-plan', 2],
    ['recipe-book-entry', 1],
  ])
})

test('of several recipes each thing is counted once, and none of the recipes that go; what the asker may not see is still counted', () => {
  const menu = { id: 9, model: 'Recipe' }
  const hidden = { id: 0, model: 'Recipe' }
  expect([...countKinds([menu, menu, { id: 2, model: 'Recipe' }, hidden, hidden], [{ id: 1 }, { id: 2 }])]).toEqual([
    ['recipe', 3],
  ])
})
