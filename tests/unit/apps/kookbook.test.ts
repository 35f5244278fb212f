import { expect, test } from 'vitest'
import { readText, readTexts } from './read-texts.ts'

test('Kookbook: parts have their own lists and directions', async () => {
  const { app, recipes } = await readTexts({
    'tart.recipe.md':
      '# Tart\r\n\r\nEasy.\r\n\r\n## Dough\r\n\r\n### Ingredients\r\n\r\n * 200 g flour\r\n\r\n### Directions\r\n\r\nKnead.\r\n\r\nRest.\r\n\r\n' +
      '## Filling\r\n\r\n### Ingredients\r\n\r\n * 2 leeks\r\n\r\n### Directions\r\n\r\n1. Slice.\r\n2. Fill.\r\n\r\n### Tips\r\n\r\nGood cold.\r\n\r\n' +
      '### Metadata\r\nauthor: Anna\r\nservings: 4\r\ntags: quick, supper\r\nmood: sunny\r\n',
  })
  expect(app).toBe('KOOKBOOK')
  expect(recipes).toMatchObject([
    {
      name: 'Tart',
      description: 'Easy.',
      source: 'Anna',
      servings: 4,
      keywords: ['quick', 'supper'],
      ingredients: [{ heading: 'Dough' }, { line: '200 g flour' }, { heading: 'Filling' }, { line: '2 leeks' }],
      steps: [
        { name: 'Dough', instruction: 'Knead.\n\nRest.' },
        { name: 'Filling', instruction: 'Slice.' },
        { name: '', instruction: 'Fill.' },
      ],
      notes: [{ title: 'Tips', text: 'Good cold.' }],
      unplaced: [{ title: 'Mood', text: 'sunny' }],
    },
  ])
})

test('notes of Markdown with values above them are read alike', async () => {
  const text =
    '---\ntags: [quick, supper]\nservings: 2\nsource: https://example.org/tea\nimage: tea.jpg\nmood: sunny\n---\n' +
    '## Zutaten\n- 1 l Wasser\n## Zubereitung\n1. Kochen.\n2. Ziehen lassen.\n'
  const { recipes } = await readTexts({ 'notes/Tee.md': text, 'notes/tea.jpg': 'bytes' })
  expect(recipes).toMatchObject([
    {
      name: 'Tee',
      servings: 2,
      keywords: ['quick', 'supper'],
      source_url: 'https://example.org/tea',
      ingredients: [{ line: '1 l Wasser' }],
      steps: [{ instruction: 'Kochen.' }, { instruction: 'Ziehen lassen.' }],
      pictures: [{ file: { path: 'notes/tea.jpg' } }],
      unplaced: [{ title: 'Mood', text: 'sunny' }],
    },
  ])
})

test('headings below those of the list and the method belong to them', async () => {
  const { ingredients, steps, notes } = await readText(
    'tart.md',
    '# Tart\n\n## Ingredients\n\n### Dough\n\n- 200 g flour\n\n### Filling\n\n- 2 leeks\n\n## Method\n\n### Dough\n\n1. Knead.\n\n## Notes\n\nCold.\n',
  )
  expect(ingredients).toEqual([
    { heading: 'Dough' },
    { line: '200 g flour' },
    { heading: 'Filling' },
    { line: '2 leeks' },
  ])
  expect(steps).toMatchObject([{ name: 'Dough', instruction: 'Knead.' }])
  expect(notes).toEqual([{ title: 'Notes', text: 'Cold.' }])
})
