import { expect, test } from 'vitest'
import { mergeSteps, splitStep, splitStepAt, withIngredients } from '#web/components/recipe-form/step.change.ts'
import {
  addIngredients,
  distributeIngredients,
  mergeAllSteps,
  mergeWithNext,
  moveItem,
  moveIngredient,
  removeIngredient,
} from '#web/components/recipe-form/steps.change.ts'
import { foodRow, namesIn, stepWith } from './draft.make.ts'

const butter = foodRow('butter', { amount: 50, unit: { name: 'g' } })
const flour = foodRow('flour', { amount: 200, unit: { name: 'g' } })
const onion = foodRow('onion')

test('an ingredient can go to any place of any step', () => {
  const steps = [stepWith('a', [butter, flour]), stepWith('b', [onion])]
  expect(namesIn(moveIngredient(steps, 'flour', { step: 'a', at: 0 }))).toEqual([['flour', 'butter'], ['onion']])
  expect(namesIn(moveIngredient(steps, 'butter', { step: 'b', at: 1 }))).toEqual([['flour'], ['onion', 'butter']])
})

test('references in the text follow an ingredient to its new place', () => {
  const step = stepWith('a', [butter, flour], { instruction: 'Rub {{ ingredients[0] }} into {{ingredients[1].food}}.' })
  expect(withIngredients(step, [flour, butter]).instruction).toBe(
    'Rub {{ ingredients[1] }} into {{ ingredients[0].food }}.',
  )
})

test('a removed ingredient stays as words in the text, and its amount still scales', () => {
  const steps = [
    stepWith('a', [butter, flour], { instruction: 'Melt {{ ingredients[0] }}; sieve {{ ingredients[1] }}.' }),
  ]
  expect(removeIngredient(steps, 'butter')[0]?.instruction).toBe(
    'Melt {{ scale(50) }} g butter; sieve {{ ingredients[0] }}.',
  )
})

test('pasted rows follow the row they were pasted into', () => {
  const steps = [stepWith('a', [butter, flour])]
  expect(namesIn(addIngredients(steps, 'a', [onion], 'butter'))).toEqual([['butter', 'onion', 'flour']])
  expect(namesIn(addIngredients(steps, 'a', [onion]))).toEqual([['butter', 'flour', 'onion']])
})

test('joining two steps keeps names, texts, times and ingredients of both', () => {
  const first = stepWith('a', [butter], { name: 'Dough', instruction: 'Melt {{ ingredients[0] }}.', time: 10 })
  const second = stepWith('b', [flour], { name: 'Filling', instruction: 'Sieve {{ ingredients[0] }}.', time: 5 })
  expect(mergeSteps(first, second)).toMatchObject({
    key: 'a',
    name: 'Dough',
    instruction: 'Melt {{ ingredients[0] }}.\n\n**Filling**\n\nSieve {{ ingredients[1] }}.',
    time: 15,
    ingredients: [butter, flour],
  })
})

test('joining with a step without a text adds nothing to the text', () => {
  const steps = [stepWith('a', [butter]), stepWith('b', [], { instruction: 'Bake.' })]
  expect(mergeWithNext(steps, 'a')[0]?.instruction).toBe('Bake.')
})

test('steps that each make another recipe are not joined into one', () => {
  const dough = { part: { id: 1, name: 'Dough' } }
  const steps = [stepWith('a', [], dough), stepWith('b', []), stepWith('c', [], { part: { id: 2, name: 'Cream' } })]
  expect(mergeAllSteps(steps).map(({ key }) => key)).toEqual(['a', 'c'])
})

test('a step is split at empty lines, ingredients go to the part that names them, and the first part keeps the rest', () => {
  const step = stepWith('a', [onion, butter, foodRow('salt')], {
    name: 'Soup',
    time: 40,
    instruction: 'Chop the onions.\n\nMelt {{ ingredients[1] }}.',
  })
  const parts = splitStep(step)
  expect(namesIn(parts)).toEqual([['onion', 'salt'], ['butter']])
  expect(parts.map(({ name, time }) => [name, time])).toEqual([
    ['Soup', 40],
    ['', 0],
  ])
  expect(parts[1]?.instruction).toBe('Melt {{ ingredients[0] }}.')
})

test('without empty lines a step is split at each line, and a step of a single line stays whole', () => {
  expect(splitStep(stepWith('a', [], { instruction: 'Chop.\nFry.' })).map(({ instruction }) => instruction)).toEqual([
    'Chop.',
    'Fry.',
  ])
  const whole = stepWith('b', [butter], { instruction: 'Melt.' })
  expect(splitStep(whole)).toEqual([whole])
})

test('a list with headings stays together when its step is split', () => {
  const list = [foodRow('For the sauce', { heading: true, food: null, note: 'For the sauce' }), butter, onion]
  expect(namesIn(splitStep(stepWith('a', list, { instruction: 'Chop.\n\nMelt the butter.' })))).toEqual([
    ['For the sauce', 'butter', 'onion'],
    [],
  ])
})

test('a step is split at the cursor, but never into an empty step', () => {
  const step = stepWith('a', [], { instruction: 'Chop. Fry.' })
  expect(splitStepAt(step, 5).map(({ instruction }) => instruction)).toEqual(['Chop.', 'Fry.'])
  expect(splitStepAt(step, 10)).toEqual([step])
})

test('each ingredient goes to the first step that mentions it; the others stay', () => {
  const steps = [
    stepWith('a', [onion, flour, foodRow('salt')], { instruction: 'Heat the oven.' }),
    stepWith('b', [], { instruction: 'Chop the onions.' }),
    stepWith('c', [], { instruction: 'Dust onions with flour.' }),
  ]
  expect(namesIn(distributeIngredients(steps))).toEqual([['salt'], ['onion'], ['flour']])
})

test('a word inside another word is no mention', () => {
  const steps = [stepWith('a', [foodRow('rice')], {}), stepWith('b', [], { instruction: 'Check the price.' })]
  expect(namesIn(distributeIngredients(steps))).toEqual([['rice'], []])
})

test('moving beyond either end stops at the end', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, -3)).toEqual(['c', 'a', 'b'])
})
