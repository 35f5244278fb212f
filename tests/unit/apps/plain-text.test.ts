import { expect, test } from 'vitest'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { readText, readTexts } from './read-texts.ts'

const soup = `Leek soup

Warms you up.
Serves 4
Prep time: 15 min

Ingredients
• 2 leeks
• 1 l water
Salt

Method
1. Slice the leeks.
2. Boil them.

https://example.org/soup
`
const toast = soup.replace('Leek soup', 'Toast').replace('2 leeks', '2 slices of bread')

test('a text is read as one that is pasted', async () => {
  const { app, recipes } = await readTexts({ 'soup.txt': soup.replaceAll('\n', '\r\n') })
  expect(app).toBe('TEXT')
  expect(recipes).toMatchObject([
    {
      name: 'Leek soup',
      description: 'Warms you up.',
      servings: 4,
      working_time: 15,
      source_url: 'https://example.org/soup',
      ingredients: [{ line: '2 leeks' }, { line: '1 l water' }, { line: 'Salt' }],
      steps: [{ instruction: 'Slice the leeks.' }, { instruction: 'Boil them.' }],
    },
  ])
})

test.each([
  ['a drawn line', '\n--------\n'],
  ['empty lines', '\n\n\n'],
  ['a page end', '\n\f\n'],
])('recipes are told apart by %s', async (_, gap) => {
  const { recipes } = await readTexts({ 'all.txt': soup + gap + toast })
  expect(recipes.map(({ name }) => name)).toEqual(['Leek soup', 'Toast'])
})

test('lines that part no recipes part nothing', async () => {
  const { recipes } = await readTexts({ 'one.txt': soup.replace('\nMethod', '\n-----\n\n\nMethod') })
  expect(recipes).toMatchObject([{ name: 'Leek soup', steps: [{}, {}] }])
})

test('a file of each is a recipe of each, and what is no recipe fails by name', async () => {
  const { recipes, failures } = await readTexts({
    'soup.txt': soup,
    'letter.txt': 'Dear Anna,\n\nhow are you?\n',
    'toast.txt': toast,
  })
  expect(recipes.map(({ name }) => name)).toEqual(['Leek soup', 'Toast'])
  expect(failures).toMatchObject([{ name: 'letter', error: expect.any(FileRefusal) }])
})

test('UTF-16 is read, and bytes are nobody’s', async () => {
  const utf16 = new Uint8Array(2 + soup.length * 2)
  new DataView(utf16.buffer).setUint16(0, 0xfeff, true)
  for (let at = 0; at < soup.length; at++) new DataView(utf16.buffer).setUint16(2 + at * 2, soup.charCodeAt(at), true)
  expect(await readText('soup.txt', utf16)).toMatchObject({ name: 'Leek soup' })
  await expect(readText('soup.bin', Uint8Array.from([1, 0, 2, 0, 65, 66]))).rejects.toThrow(FileRefusal)
  await expect(readText('soup.json', '{"a": "Ingredients"}')).rejects.toThrow(FileRefusal)
})

test('ChefTap is told by its folder', async () => {
  const text = 'Plain cake\n\nhttps://example.org/cake\n\n250 g flour\n3 eggs\n\nMix everything.\nBake it.\n'
  const { app, recipes } = await readTexts({ 'export/cheftap_export/Plain cake.txt': text })
  expect(app).toBe('CHEFTAP')
  expect(recipes).toMatchObject([
    {
      name: 'Plain cake',
      source_url: 'https://example.org/cake',
      ingredients: [{ line: '250 g flour' }, { line: '3 eggs' }],
      steps: [{ instruction: 'Mix everything.' }, { instruction: 'Bake it.' }],
    },
  ])
})

test('labels above the list say what they say, and notes below the method are none of its steps', async () => {
  const recipe = await readText(
    'a.txt',
    'Recipe: Leek soup\nCategory: Soups\nTime: 45 minutes\nSource: A friend\nAuthor: Anna\n\nIngredients:\n  - 2 leeks\n\n' +
      'Instructions:\n  1. Cut.\n  2. Boil.\n\nNotes:\n  Freezes well.\n',
  )
  expect(recipe).toMatchObject({
    name: 'Leek soup',
    description: '',
    working_time: 45,
    source: 'A friend',
    keywords: ['Soups'],
    ingredients: [{ line: '2 leeks' }],
    steps: [{ instruction: 'Cut.' }, { instruction: 'Boil.' }],
    notes: [{ title: 'Notes', text: 'Freezes well.' }],
    unplaced: [{ title: 'Author', text: 'Anna' }],
  })
})
