import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

const id = '0b1c2d3e-0000-4000-8000-000000000002'

describe('a recipe that Mealie exports by itself', () => {
  const bread = {
    id,
    slug: 'bread',
    name: 'Bread',
    recipeYield: '2 loaves',
    orgURL: 'https://example.org/bread',
    performTime: '25 min',
    recipeIngredient: [
      { quantity: 0.5, unit: { name: 'cup' }, food: { name: 'oil' }, note: 'warm', title: 'Dough', referenceId: 'a' },
      { quantity: 1, unit: null, food: null, note: 'salt', disableAmount: true },
      'as it is',
    ],
    recipeInstructions: [{ title: '', text: 'Mix.', ingredientReferences: [{ referenceId: 'a' }] }, 'Bake.'],
    recipeCategory: [{ name: 'Baking' }],
    tags: ['Party'],
    notes: [{ title: '', text: 'Nice cold.' }],
    image: 'x',
  }

  it('is JSON in camel case, with ingredients in parts', async () => {
    const { app, recipes } = await readMade({ 'bread.zip': await zipOf({ 'bread.json': bread, 'original.webp': 'x' }) })
    expect(app).toBe('MEALIE')
    expect(recipes).toMatchObject([
      {
        servings: 2,
        waiting_time: 25,
        source_url: 'https://example.org/bread',
        keywords: ['Baking', 'Party'],
        ingredients: [{ heading: 'Dough' }, { line: 'salt' }, { line: 'as it is' }],
        steps: [
          { instruction: 'Mix.', ingredients: [{ heading: 'Dough' }, { amount: 0.5, unit: 'cup', food: 'oil' }] },
          { instruction: 'Bake.' },
        ],
        notes: [{ title: '', text: 'Nice cold.' }],
      },
    ])
    expect(recipes[0]?.pictures).toHaveLength(1)
  })

  it('stands in a folder for each, beside what is no recipe; a broken one is named', async () => {
    const { recipes, failures } = await readMade({
      'export.zip': await zipOf({
        'top/settings/settings.json': { name: 'no recipe' },
        'top/recipes/bread/bread.json': bread,
        'top/recipes/bread/images/tiny-original.webp': 'x',
        'top/recipes/cut/cut.json': '{"name": "Cut", "recipe_ingredient": [',
      }),
    })
    expect(recipes).toHaveLength(1)
    expect(recipes[0]?.pictures).toHaveLength(1)
    expect(failures).toMatchObject([{ name: 'top/recipes/cut/cut.json' }])
  })

  it('lies with others in one folder in the oldest backups, beside what is no recipe', async () => {
    const { recipes, failures } = await readMade({
      'backup.zip': await zipOf({
        'old/settings/settings.json': { name: 'main', recipes: [] },
        'old/recipes/bread.json': bread,
        'old/recipes/cake.json': { ...bread, slug: 'cake', name: 'Cake' },
      }),
    })
    expect(recipes.map(({ name }) => name)).toEqual(['Bread', 'Cake'])
    expect(failures).toEqual([])
  })
})
