import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { createDraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { checkDraft } from '#web/components/recipe-form/draft/check-draft.ts'
import { mapErrorsToFields } from '#web/components/recipe-form/draft/map-errors-to-fields.ts'
import { stepsToSend } from '#web/components/recipe-form/draft/recipe-body.ts'
import { newIngredient } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { removeIngredient } from '#web/components/recipe-form/steps.change.ts'
import { loadTranslations, getTranslations } from '#web/lib/i18n/translations.ts'
import { foodRow, recipeWith, stepWith } from './draft.make.ts'

const refused = (body: unknown) => new ApiError({ status: 400, statusText: 'Bad Request', url: '' }, body).fields
const recipe = recipeWith(stepWith('a', []), stepWith('b', [foodRow('flour'), newIngredient(), foodRow('milk')]))

test('an error of the second ingredient of the second step is shown at that row', () => {
  const answer = { steps: [{}, { ingredients: [{}, { amount: ['A valid number is required.'] }] }] }
  expect(mapErrorsToFields(refused(answer), stepsToSend(recipe), ['name'])).toEqual({
    'milk.amount': ['A valid number is required.'],
  })
})

test('the error follows the row when the rows have moved meanwhile', () => {
  const store = createDraftStore(recipe)
  const sent = stepsToSend(store.draft())
  store.change((draft) => ({ ...draft, steps: removeIngredient(draft.steps, 'flour') }))
  const answer = { steps: [{}, { ingredients: [{}, { food: { name: ['Too long.'] } }] }] }
  expect(mapErrorsToFields(refused(answer), sent, [])).toEqual({ 'milk.food': ['Too long.'] })
})

test('errors of a step and of the recipe have their own fields; others are shown for the whole recipe', () => {
  const answer = {
    name: ['Blank.'],
    steps: [{ instruction: ['Too long.'] }],
    nutrition: ['No.'],
    non_field_errors: ['Full.'],
  }
  expect(mapErrorsToFields(refused(answer), stepsToSend(recipe), ['name'])).toEqual({
    name: ['Blank.'],
    'a.instruction': ['Too long.'],
    '': ['No.'],
  })
})

test('violations of the contract are found before sending, in the language of the page', async () => {
  await loadTranslations('common')
  const wrong = recipeWith(stepWith('a', [foodRow('flour', { typed: 'some' }), foodRow('x'.repeat(129))]))
  expect(checkDraft({ ...wrong, name: ' ' }, getTranslations('common'))).toEqual({
    name: ['Please fill this in.'],
    'flour.amount': ['Please enter a number.'],
    [`${'x'.repeat(129)}.food`]: [expect.any(String)],
  })
  expect(checkDraft(recipeWith(stepWith('a', [foodRow('flour'), newIngredient()])), getTranslations('common'))).toEqual(
    {},
  )
})
