import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'

const answer = { status: 400, statusText: 'Bad Request', url: '/api/recipe/' }
const refusal = (body: unknown) => new ApiError(answer, body)

test('fields keep their sentences', () => {
  expect(refusal({ name: ['Required.'], code: 'recipe.invalid' }).fields).toEqual({ name: ['Required.'] })
})
test('a nested field has a dotted name', () => {
  expect(refusal({ steps: [{}, { ingredients: [{ food: { name: ['Required.'] } }] }] }).fields).toEqual({
    'steps.1.ingredients.0.food.name': ['Required.'],
  })
})
test.each([
  [{ detail: 'Not found.' }, 'Not found.'],
  [{ error: true, msg: 'No recipes.' }, 'No recipes.'],
  [{ non_field_errors: ['Full.'] }, 'Full.'],
  [['Name taken.'], 'Name taken.'],
])('the sentence of %j is for the whole request', (body, detail) => {
  expect(refusal(body).detail).toBe(detail)
  expect(refusal(body).fields).toEqual({})
})
test('an invalid body leaves only the status', () => {
  expect(refusal(undefined).message).toBe('Bad Request (400)')
})
test('a field may be called code: its error is shown, and the header has the error code', () => {
  const headers = new Headers({ 'x-error-code': 'request.not_unique' })
  const error = new ApiError({ ...answer, headers }, { code: ['Already taken.'] })
  expect([error.code, error.fields]).toEqual(['request.not_unique', { code: ['Already taken.'] }])
  expect(refusal({ code: ['Already taken.'] }).code).toBeUndefined()
})
