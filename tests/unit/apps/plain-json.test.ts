import { describe, expect, it } from 'vitest'
import { readMade } from './read-made.ts'

const rice = {
  title: 'Rice',
  servings: '2',
  ingredients: ['1 cup rice', 'salt'],
  directions: '1. Boil.\n2. Serve.',
  prep_time: 5,
}

describe('JSON of no app that we know', () => {
  it.each([
    ['a recipe', rice],
    ['a list', [rice]],
    ['a list under a name', { version: 2, recipes: [rice] }],
    ['a recipe under a name', { recipe: rice }],
    ['recipes under their names', { 'my rice': rice }],
  ])('is read by its keys, as %s', async (_, content) => {
    const { app, recipes, failures } = await readMade({ 'mine.json': content })
    expect(app).toBe('JSON')
    expect(failures).toEqual([])
    expect(recipes).toMatchObject([
      {
        name: 'Rice',
        servings: 2,
        working_time: 5,
        ingredients: [{ line: '1 cup rice' }, { line: 'salt' }],
        steps: [{ instruction: 'Boil.' }, { instruction: 'Serve.' }],
      },
    ])
  })

  it('may have parts and groups in place of texts, and keeps what nobody knows', async () => {
    const { recipes } = await readMade({
      'mine.json': {
        name: 'Bowl',
        ingredients: { Base: [{ quantity: 200, unit: 'g', name: 'oats' }], Top: ['1 plum'] },
        steps: { 1: 'Soak.', 2: { text: 'Top it.' } },
        tags: [{ name: 'cold' }, 'quick'],
        image: { url: 'https://example.org/bowl.jpg' },
        nutrition: { calories: 300, fat: '4 g' },
        wine: 'none',
      },
    })
    expect(recipes).toMatchObject([
      {
        ingredients: [{ heading: 'Base' }, { line: '200 g oats' }, { heading: 'Top' }, { line: '1 plum' }],
        steps: [{ instruction: 'Soak.' }, { instruction: 'Top it.' }],
        keywords: ['cold', 'quick'],
        pictures: [{ url: 'https://example.org/bowl.jpg' }],
        nutrition: { calories: 300, fats: 4 },
        unplaced: [{ title: 'wine', text: 'none' }],
      },
    ])
  })

  it.each([
    ['of a package', { name: 'x', version: '1', scripts: {} }],
    ['of a shop', [{ name: 'Pan', price: 3, steps: [] }]],
  ])('is not taken for recipes where it is %s', async (_, content) => {
    await expect(readMade({ 'other.json': content })).rejects.toThrow()
  })
})
