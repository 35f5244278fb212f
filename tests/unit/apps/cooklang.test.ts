import { expect, test } from 'vitest'
import { readText, readTexts } from './read-texts.ts'

const instructions = ({ steps }: { steps: { instruction: string }[] }) => steps.map(({ instruction }) => instruction)

test('the values of a recipe are read from front matter or from lines', async () => {
  const front = `---
title: Leek soup
servings: "2-3 bowls"
source: { name: Grandma, url: https://example.org/soup }
author: Anna
tags: [winter, Quick]
course: quick
prep time: 15 min
cook time: 1h 10m
difficulty: easy
calories: 120
---
Boil @water{1%l}.
`
  expect(await readText('a.cook', front)).toMatchObject({
    name: 'Leek soup',
    servings: 2,
    source: 'Grandma',
    source_url: 'https://example.org/soup',
    keywords: ['winter', 'Quick'],
    working_time: 15,
    waiting_time: 70,
    nutrition: { calories: 120 },
    unplaced: [
      { title: 'Author', text: 'Anna' },
      { title: 'Difficulty', text: 'easy' },
    ],
  })
  const lines =
    '>> serves: 4|8\n>> source: https://example.org/soup\n>> total time: 1 hour 30 minutes\n>> fat: 3%g\n\nBoil @water{1%l}.\n'
  expect(await readText('Leek soup.cook', lines)).toMatchObject({
    name: 'Leek soup',
    servings: 4,
    source_url: 'https://example.org/soup',
    working_time: 90,
    nutrition: { fats: 3 },
  })
})

test('ingredients belong to the step that marks them, and the text names them', async () => {
  const recipe = await readText(
    'a.cook',
    'Fry @leeks{2-4} and @sea salt{} in @oil, with @garlic{2%cloves}(sliced),\nuntil soft. Write to a@example.org.\n\nAdd @eggs{3%large} and @pepper{pinch}.\n',
  )
  expect(recipe.ingredients).toEqual([])
  expect(recipe.steps).toMatchObject([
    {
      instruction: 'Fry leeks and sea salt in oil, with garlic, until soft. Write to a@example.org.',
      ingredients: [
        { amount: 2, amount_max: 4, unit: '', food: 'leeks' },
        { amount: null, unit: '', food: 'sea salt' },
        { amount: null, food: 'oil' },
        { amount: 2, unit: 'cloves', food: 'garlic', note: 'sliced' },
      ],
    },
    {
      ingredients: [
        { amount: 3, unit: '', food: 'eggs', note: 'large' },
        { amount: null, unit: 'pinch', food: 'pepper' },
      ],
    },
  ])
})

test('timers add up, and cookware is text', async () => {
  const { steps } = await readText(
    'a.cook',
    'Boil in a #large pot{} or #pan for ~{5%min}, then ~rest{1%hour}; about \\~ and #pot{2}.\n',
  )
  expect(steps).toMatchObject([
    { time: 65, instruction: 'Boil in a large pot or pan for 5 min, then rest (1 hour); about ~ and 2 pot.' },
  ])
})

test('sections name steps, notes are kept, and comments are kept as notes', async () => {
  const recipe = await readText(
    'a.cook',
    '-- mine\n> Soak the beans\n> overnight.\n\n= Paste\n\nPound @chilli{1}. [- not\nprinted -]\n\n== Curry ==\n-- todo\nFry it.\n\nServe. -- hot\n',
  )
  expect(recipe.notes).toMatchObject([{ text: 'Soak the beans overnight.' }])
  expect(recipe.steps).toMatchObject([
    { name: 'Paste', instruction: 'Pound chilli.' },
    { name: 'Curry', instruction: 'Fry it.' },
    { name: '', instruction: 'Serve.' },
  ])
  expect(recipe.unplaced).toEqual([{ title: 'Comments', text: 'not printed\nmine\ntodo\nhot' }])
})

test('signs of extensions are no part of a name', async () => {
  const recipe = await readText(
    'a.cook',
    'Warm @olive oil{150%ml}. Add @&olive oil{50%ml}, @?chilli|flakes{}, @-water{1%l} and @salt{=1%tsp}.\n\nKnead @&(~1)dough{} with @&olive oil{}.\n',
  )
  expect(recipe.steps[0]?.ingredients).toMatchObject([
    { amount: 200, unit: 'ml', food: 'olive oil' },
    { food: 'chilli', note: 'optional' },
    { food: 'water' },
    { amount: 1, unit: 'tsp', food: 'salt' },
  ])
  expect(instructions(recipe)).toEqual([
    'Warm olive oil. Add 50 ml olive oil, flakes, water and salt.',
    'Knead dough with olive oil.',
  ])
  expect(recipe.warnings).toHaveLength(1)
})

test('a path means another recipe, from the folder or from the top; without that it is a food', async () => {
  const { recipes } = await readTexts({
    'book/mains/Curry.cook': 'Add @./sauces/Garlic Oil{2%tbsp}, @../mains/Rice{} and @./Lost{}.\n',
    'book/mains/Rice.cook': 'Boil @rice{1%cup}.\n',
    'book/sauces/Garlic oil.cook': 'Warm @oil{}.\n',
  })
  expect(recipes[0]?.steps[0]?.ingredients).toMatchObject([
    { amount: 2, unit: 'tbsp', food: 'Garlic Oil', recipe: 'book/sauces/garlic oil' },
    { food: 'Rice', recipe: 'book/mains/rice' },
    { food: 'Lost' },
  ])
  expect(recipes[0]?.steps[0]?.ingredients[2]).not.toHaveProperty('recipe')
})

test('pictures are found by their names, those of steps by their numbers', async () => {
  const { recipes } = await readTexts({
    'a/Soup.cook': 'Boil @water{}.\n\nServe.\n',
    'a/Soup.jpg': 'x',
    'a/Soup.1.png': 'x',
    'b/Soup.jpg': 'x',
    'a/Soup again.jpg': 'x',
  })
  expect(recipes).toMatchObject([
    {
      pictures: [{ file: { path: 'a/Soup.jpg' } }],
      steps: [{ pictures: [] }, { pictures: [{ file: { path: 'a/Soup.1.png' } }] }],
    },
  ])
})

test('plans become meals, aisles foods, and the rest is named', async () => {
  const { drafts } = await readTexts({
    'Week.menu':
      '> remember\n\n= Monday (2026-02-09)\n\nDinner: @./Soup{4%servings} with toast\n\nLunch: leftovers and @bread{1}\n\n= Some day\n\nDinner: out\n',
    'Soup.cook': 'Boil @water{}.\n',
    'config/aisle.conf': '[produce]\ngarlic|garlic cloves\n',
    'config/pantry.conf': '[freezer]\n',
  })
  expect(drafts).toMatchObject([
    { kind: 'food', name: 'garlic', aisle: 'produce', aliases: ['garlic cloves'] },
    { kind: 'recipe', key: 'soup' },
    {
      kind: 'meal',
      date: '2026-02-09',
      type: 'Dinner',
      recipe: 'soup',
      title: 'Soup',
      note: 'Soup with toast',
      servings: 4,
    },
    { kind: 'meal', date: '2026-02-09', type: 'Lunch', recipe: '', title: 'leftovers and bread' },
    { kind: 'left-out', what: 'Meals without a date in “Week.menu”', count: 1 },
    { kind: 'left-out', what: 'Remarks in “Week.menu”', count: 1 },
    { kind: 'left-out', what: '“config/pantry.conf”' },
  ])
})

test('quantities that are no numbers stay text', async () => {
  const { steps } = await readText('a.cook', 'Mix @gelatine{3tsp}, @water{1,1/2cups} and @sugar{some%more}.\n')
  expect(steps[0]?.ingredients).toMatchObject([
    { amount: 3, unit: 'tsp' },
    { amount: null, unit: '1,1/2cups' },
    { amount: null, unit: 'some more' },
  ])
})

test('an empty file and one of another kind are no recipes', async () => {
  await expect(readText('a.cook', '\n')).rejects.toThrow()
  await expect(readText('a.cook', '{"name": "x"}')).rejects.toThrow()
})
