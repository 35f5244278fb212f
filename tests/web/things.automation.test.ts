import { expect, test } from 'vitest'
import { automationTypes } from '#worker/modules/automations/automation.contract.ts'
import { parameterTexts } from '#web/features/things/automations/parameter.ts'
import { newBody, shownFields } from '#web/features/things/editor/thing-values.ts'
import { automationModel } from '#web/features/things/models/kitchen/automation.model.ts'
import german from '#web/locales/de/things.json'
import english from '#web/locales/en/things.json'

const parametersOf = (type: string) =>
  shownFields(automationModel.fields, { type })
    .filter(({ field }) => field.startsWith('param_'))
    .map(({ label }) => label?.({ type }) ?? '')

test('an automation asks for what its kind has, in words of that kind', () => {
  expect(parametersOf('FOOD_ALIAS')).toEqual(['aliasOf', 'aliasBecomes'])
  expect(parametersOf('NAME_REPLACE')).toEqual(['replaceOn', 'replaceWhat', 'replaceBy'])
  expect(automationTypes.filter((type) => parametersOf(type).length < 2)).toEqual([])
})

test('what its kind does not have is not sent', () => {
  const values = { type: 'FOOD_ALIAS', param_1: 'tomatoe', param_2: 'tomato', param_3: 'left over' }
  const body = newBody(shownFields(automationModel.fields, values), values)
  expect(body).toMatchObject({ param_1: 'tomatoe', param_2: 'tomato' })
  expect(body).not.toHaveProperty('param_3')
})

test.each([english, german])('every parameter has words', ({ fields }) => {
  expect(parameterTexts.filter((text) => !(text in fields))).toEqual([])
})
