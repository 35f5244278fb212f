import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

describe('Flavorish', () => {
  it('has rows in an order of their own, some of them headings', async () => {
    const soup = {
      recipe: {
        title: 'Soup',
        servings: 6,
        prep_time_hours: 1,
        prep_time_minutes: 10,
        total_time_hours: 1,
        total_time_minutes: 40,
        category: ['Dinner'],
        source_name: 'Ada',
        nutrition_calories: '457 calories',
        nutrition_trans_fat_content: null,
        nutrition_fat_content: '30 grams',
        image_url: 'https://example.org/s.jpg',
      },
      ingredients: [
        { text: 'Pot', sort_order: 2, is_group_header: true },
        { text: '1 leek', sort_order: 1 },
        { text: '1 l water', sort_order: 3 },
      ],
      instructions: [{ text: 'Boil.', sort_order: 0 }],
      collections: ['Winter'],
      imageFilename: 'S.jpg',
    }
    const { app, recipes, failures } = await readMade({
      'f.zip': await zipOf({
        'manifest.json': '{ no json',
        'recipes/a.json': soup,
        'recipes/b.json': { ...soup, imageFilename: 'gone.jpg' },
        'recipes/c.json': '{ cut',
        'images/s.jpg': 'x',
      }),
    })
    expect(app).toBe('FLAVORISH')
    expect(failures.map(({ name }) => name)).toEqual(['recipes/c.json'])
    expect(recipes).toMatchObject([
      {
        working_time: 70,
        waiting_time: 30,
        servings: 6,
        books: ['Winter'],
        keywords: ['Dinner'],
        nutrition: { calories: 457, fats: 30 },
        ingredients: [{ line: '1 leek' }, { heading: 'Pot' }, { line: '1 l water' }],
        pictures: [{ file: { path: 'images/s.jpg' } }],
      },
      { pictures: [{ url: 'https://example.org/s.jpg' }] },
    ])
  })
})
