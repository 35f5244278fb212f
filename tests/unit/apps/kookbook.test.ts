import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

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
