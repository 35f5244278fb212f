import { expect, test } from 'vitest'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { readText, readTexts } from './read-texts.ts'

const saffron = `Title: Plum dumplings
Description: Sweet,
for a main course.
Source: Anna
Original URL: https://example.org/plums
Yield: 4 plates
Cookbook: Family
Section: Sweets
Prep: 30 min
Cook: 1 h 15 min
Image: plums.jpg
Ingredients:
\t500 g potatoes
\tTo serve:
\tbutter

Instructions:
\tBoil the potatoes.
\tNote: mash them hot.
`

test('a Saffron file keeps its book, its section and its picture', async () => {
  const { app, recipes } = await readTexts({ 'a/Plum dumplings.txt': saffron, 'a/images/Plums.JPG': 'bytes' })
  expect(app).toBe('SAFFRON')
  expect(recipes).toMatchObject([
    {
      name: 'Plum dumplings',
      description: 'Sweet,\nfor a main course.',
      source: 'Anna',
      source_url: 'https://example.org/plums',
      servings: 4,
      servings_text: 'plates',
      working_time: 30,
      waiting_time: 75,
      books: ['Family'],
      keywords: ['Sweets'],
      ingredients: [{ line: '500 g potatoes' }, { heading: 'To serve' }, { line: 'butter' }],
      steps: [{ instruction: 'Boil the potatoes.' }, { instruction: 'Note: mash them hot.' }],
      pictures: [{ file: { path: 'a/images/Plums.JPG' } }],
      warnings: [],
    },
  ])
})

test('a picture that is not there is named', async () => {
  expect((await readText('a.txt', saffron)).warnings).toEqual(['The picture “plums.jpg” is not in the file.'])
})

test('a Saffron file without a title is one failure among others', async () => {
  const { recipes, failures } = await readTexts({ 'a.txt': saffron, 'b.txt': saffron.replace('Plum dumplings', '') })
  expect(recipes).toHaveLength(1)
  expect(failures).toMatchObject([{ name: 'b', error: expect.any(FileRefusal) }])
})

test('Pepperplate is told by its times, and its labels may be empty', async () => {
  const text =
    'Title: Soup\nDescription: \nSource: \nYield: \nActive: 15 min\nTotal: 45 min\nImage: \nIngredients:\n\t1 leek\n\nInstructions:\n\tBoil.\n'
  const { app, recipes } = await readTexts({ 'Soup.txt': text.replaceAll('\n', '\r\n') })
  expect(app).toBe('PEPPERPLATE')
  expect(recipes).toMatchObject([
    {
      name: 'Soup',
      servings: null,
      working_time: 15,
      waiting_time: 30,
      ingredients: [{ line: '1 leek' }],
      warnings: [],
    },
  ])
})

const dish = (title: string) => `Title: ${title}
Source: https://example.org/${title}
Serves: 4
Total Time: 40 min
Course: Main
Tags: quick^cheap
Photo Url: https://example.org/photo.jpg
Ingredients:
, Dough
200 g flour
Directions:
Knead.
Bake.
`

test('Plan to Eat wraps each recipe, or draws lines between them', async () => {
  const begin = '-------------- Recipe Begin --------------\n'
  const end = '-------------- Recipe End --------------\n'
  for (const text of [
    begin + dish('Pie') + end + begin + dish('Tart') + end,
    `${dish('Pie')}--------------\n${dish('Tart')}`,
  ]) {
    const { app, recipes, drafts } = await readTexts({ 'export.txt': text })
    expect(app).toBe('PLANTOEAT')
    expect(recipes.map(({ name }) => name)).toEqual(['Pie', 'Tart'])
    expect(drafts).toHaveLength(2)
    expect(recipes[0]).toMatchObject({
      source_url: 'https://example.org/Pie',
      servings: 4,
      working_time: 40,
      keywords: ['quick', 'cheap', 'Main'],
      pictures: [{ url: 'https://example.org/photo.jpg' }],
      ingredients: [{ heading: 'Dough' }, { line: '200 g flour' }],
      steps: [{ instruction: 'Knead.' }, { instruction: 'Bake.' }],
    })
  }
})

const chef = `*****AccuChef Import File (C)SIVART Software http://www.AccuChef.com
ALeek soup
BSoups, Quick
CLeeks
E4
MBowls
P1:30
FFreezes well.
XSpare
H2 Tbl
IOil
L04053
H½ kg
ILeeks
KSliced
ISalt
JSoften the leeks
Jslowly.~
J~
JAdd water.~
JPer serving: 223 cal (55% from fat); 4 g
Jprotein; 15 g tot fat; 23 g carb.
Z.....End of recipe definition
AToast
H1 slice
IBread
JToast it.
Z.....End of recipe definition
`

test('AccuChef says by a letter what a line is', async () => {
  const { app, recipes, drafts } = await readTexts({ 'a.txt': chef })
  expect(app).toBe('ACCUCHEF')
  expect(drafts).toHaveLength(2)
  expect(recipes).toMatchObject([
    {
      name: 'Leek soup',
      servings: 4,
      servings_text: 'Bowls',
      working_time: 90,
      keywords: ['Soups', 'Quick', 'Leeks'],
      ingredients: [{ line: '2 Tbl Oil' }, { line: '½ kg Leeks, Sliced' }, { line: 'Salt' }],
      steps: [{ instruction: 'Soften the leeks slowly.' }, { instruction: 'Add water.' }],
      nutrition: { calories: 223, proteins: 4, fats: 15, carbohydrates: 23 },
      notes: [{ text: 'Freezes well.' }],
      unplaced: [{ title: 'Nutrition' }, { title: 'AccuChef X', text: 'Spare' }],
    },
    { name: 'Toast' },
  ])
})

const nyc = (categories: string) => `@@@@@ Now You're Cooking! Export Format

Leek soup
${categories}
1/2 kg leeks -- sliced
1 L water

Boil the leeks
in the water.

Serve.

NYC Nutrition Analysis (per serving): calories=120; protein=3 g; total fat=4 g; carbohydrate=12 g

Contributor:  Anna

Yield:  4 bowls
Preparation Time:  0:20

NYC Nutrilink: N1^2
** Exported from Now You're Cooking! v5.64 **
`

test('Now You’re Cooking parts all by empty lines; categories may be missing', async () => {
  const { app, recipes, failures } = await readTexts({ 'a.txt': nyc('\nSoups,\tQuick\n') + nyc('') })
  expect([app, failures]).toEqual(['NYC', []])
  expect(recipes.map(({ keywords }) => keywords)).toEqual([['Soups', 'Quick'], []])
  for (const recipe of recipes)
    expect(recipe).toMatchObject({
      name: 'Leek soup',
      servings: 4,
      servings_text: 'bowls',
      working_time: 20,
      ingredients: [{ line: '1/2 kg leeks -- sliced' }, { line: '1 L water' }],
      steps: [{ instruction: 'Boil the leeks in the water.' }, { instruction: 'Serve.' }],
      nutrition: { calories: 120, proteins: 3, fats: 4, carbohydrates: 12 },
      unplaced: [{ title: 'Nutrition' }, { title: 'Contributor', text: 'Anna' }],
    })
})

const line = '_'.repeat(75)
const easy = (title: string) => `${title}
${line}

Category: Soups
Main Ingredient: Leeks
Author: Anna
Skill: Easy
Yield: 4 Servings
Preparation Time: 0:20
Cooking Time: 1:00
${line}

[Ingredients] 
1 lb Leeks
Salt


[Instruction] 
1. Boil.

2. Serve.

[Notes]
Good cold.


`

test('Easy Recipe Deluxe draws lines around its labels', async () => {
  const { app, recipes, drafts } = await readTexts({ 'a.txt': easy('Leek soup') + easy('Onion soup') })
  expect(app).toBe('EASYRECIPEDELUXE')
  expect(drafts).toHaveLength(2)
  expect(recipes.map(({ name }) => name)).toEqual(['Leek soup', 'Onion soup'])
  expect(recipes[0]).toMatchObject({
    keywords: ['Soups', 'Leeks'],
    source: 'Anna',
    servings: 4,
    working_time: 20,
    waiting_time: 60,
    ingredients: [{ line: '1 lb Leeks' }, { line: 'Salt' }],
    steps: [{ instruction: 'Boil.' }, { instruction: 'Serve.' }],
    notes: [{ title: '', text: 'Good cold.' }],
    unplaced: [{ title: 'Skill', text: 'Easy' }],
  })
})
