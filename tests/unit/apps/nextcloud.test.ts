import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'
import { cake } from './schema-cake.ts'

describe('a folder of Nextcloud Cookbook', () => {
  it('has a folder for each recipe, wherever it lies', async () => {
    const { app, recipes, failures } = await readMade({
      'cook.zip': await zipOf({
        'Cloud/Recipes/Cake/recipe.json': cake,
        'Cloud/Recipes/Cake/thumb.jpg': 'small',
        'Cloud/Recipes/Cake/full.jpg': 'large',
        'Cloud/Recipes/Cut/recipe.json': '{"@type": "Recipe", "name": "Cut"',
        'Cloud/Recipes/Keyed/recipe.json': {
          name: 'Keyed',
          recipeInstructions: { 0: 'One.', 3: 'Two.' },
          keywords: ['a', 'b'],
        },
      }),
    })
    expect(app).toBe('NEXTCLOUD')
    expect(failures).toMatchObject([{ name: 'Cloud/Recipes/Cut/recipe.json' }])
    expect(recipes).toMatchObject([
      {
        name: 'Plum & oat cake',
        source_url: 'https://example.org/cake',
        servings: 12,
        working_time: 30,
        waiting_time: 40,
        keywords: ['Cakes'],
        ingredients: [{ heading: 'Dough' }, { line: '200 g oats' }, { heading: 'Top' }, { line: '1 kg plums' }],
        steps: [
          { name: '', instruction: 'Mix.' },
          { name: 'Top', instruction: 'Lay the plums.\n\nBake.' },
        ],
        pictures: [{ file: { path: 'Cloud/Recipes/Cake/full.jpg' } }],
        unplaced: [{ title: 'Tools', text: 'Tin' }],
      },
      { name: 'Keyed', steps: [{ instruction: 'One.' }, { instruction: 'Two.' }], keywords: ['a', 'b'] },
    ])
  })
})
