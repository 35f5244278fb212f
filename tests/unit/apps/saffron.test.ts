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
Cook: 1 h 15
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
  expect((await readText('a.txt', saffron)).warnings).toEqual([
    expect.objectContaining({ msg: 'The picture “plums.jpg” is not in the file.' }),
  ])
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

test('the name of a part of the list, alone in a line of the method, names that part of it', async () => {
  const { steps } = await readText(
    'a.txt',
    'Title: Pie\nYield: 1 pie\nIngredients:\nCrust:\n1 cup flour\nInstructions:\nCrust\nMix.\nBake.\n',
  )
  expect(steps).toMatchObject([
    { name: 'Crust', instruction: 'Mix.' },
    { name: '', instruction: 'Bake.' },
  ])
})
