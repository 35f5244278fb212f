import { expect, test } from 'vitest'
import { changedBody, newBody, valuesOf } from '#web/features/things/editor/thing-values.ts'
import type { FormField } from '#web/features/things/model.ts'

const fields: FormField[] = [
  { field: 'name', required: true },
  { field: 'amount', kind: 'amount' },
  { field: 'enabled', kind: 'flag', isOn: true },
  { field: 'unit', kind: 'thing', from: 'unit' },
  { field: 'token', kind: 'secret' },
]
const row = { id: 1, name: 'Flour', amount: 1.5, enabled: false, unit: { id: 3, name: 'g', plural_name: null } }

test('a change sends what differs, and nothing else', () => {
  const before = valuesOf(fields, row)
  expect(changedBody(fields, before, before)).toEqual({})
  expect(changedBody(fields, before, { ...before, amount: '2,5', unit: null })).toEqual({ amount: 2.5, unit: null })
  expect(changedBody(fields, before, { ...before, amount: '' })).toEqual({ amount: null })
})

test('what is no number is sent as it was typed, so that the server refuses it and empties nothing', () => {
  const before = valuesOf(fields, row)
  expect(changedBody(fields, before, { ...before, amount: 'two' })).toEqual({ amount: 'two' })
})

test('a new thing begins as the server would have it, and leaves blanks to the server', () => {
  const blank = valuesOf(fields, undefined)
  expect(newBody(fields, { ...blank, name: 'Salt' })).toEqual({ name: 'Salt', enabled: true })
})
