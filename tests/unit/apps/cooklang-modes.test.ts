import { expect, test } from 'vitest'
import { readText } from './read-texts.ts'

test('a note goes on in the lines below it, and a section of notes is no method', async () => {
  const { steps, notes } = await readText(
    'Tea.cook',
    '> Good in winter  \nand in summer.\n\nBoil @water{1%l}.\n\n== Notes ==\n\nKeeps a day.\n',
  )
  expect(steps.map(({ instruction }) => instruction)).toEqual(['Boil water.'])
  expect(notes.map(({ text }) => text)).toEqual(['Good in winter\nand in summer.', 'Keeps a day.'])
})

test('amounts for several numbers of servings share their unit', async () => {
  const { steps } = await readText('Bread.cook', '>> servings: 2|4\n\nMix @flour{250|500%g} with @eggs{1|2}.\n')
  expect(steps[0]?.ingredients).toMatchObject([
    { amount: 250, unit: 'g', food: 'flour' },
    { amount: 1, unit: '', food: 'eggs' },
  ])
})

test('a mode lists ingredients ahead of the method, and what is named again is no other', async () => {
  const { ingredients, steps, unplaced } = await readText(
    'Soup.cook',
    '>> [duplicate]: reference\n>> [mode]: ingredients\n\n- @leek{2}(washed)\n\n>> [mode]: steps\n\nCut the @leek and 1 @🧂.\n',
  )
  expect(ingredients).toMatchObject([{ amount: 2, food: 'leek', note: 'washed' }])
  expect(steps).toMatchObject([{ instruction: 'Cut the leek and 1 🧂.', ingredients: [{ food: '🧂' }] }])
  expect(unplaced).toEqual([])
})

test('lines that are each numbered are steps', async () => {
  const { steps } = await readText('Egg.cook', '1. Boil @egg{1}.\n2. Peel.\n')
  expect(steps.map(({ instruction }) => instruction)).toEqual(['Boil egg.', 'Peel.'])
})
