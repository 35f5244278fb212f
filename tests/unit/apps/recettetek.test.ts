import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

describe('RecetteTek', () => {
  const tart = {
    title: 'Tart',
    preparationTime: '1h 15',
    cookingTime: '20',
    inactiveTime: '',
    quantity: '6 pièces',
    ingredients: 'Pâte :\n200 g farine\n',
    instructions: 'Mélanger.\nCuire.',
    pictures: ['A.png', 'gone.png'],
    categories: [{ title: 'Dessert;Été' }],
    rating: 4,
    favorite: true,
    cookware: 'Moule',
  }

  it('parts its recipes among several lists, with their pictures beside', async () => {
    const { app, recipes, failures } = await readMade({
      'a.rtk': await zipOf({
        'tags.json': [],
        'recipes_0.json': [tart, null],
        'recipes_1.json': [{ title: 'Other', preparationTime: '', originalPicture: 'https://example.org/o.jpg' }],
        'pictures/a.png': 'x',
      }),
    })
    expect(app).toBe('RECETTETEK')
    expect(failures).toHaveLength(1)
    expect(recipes).toMatchObject([
      {
        working_time: 75,
        waiting_time: 20,
        servings: 6,
        servings_text: 'pièces',
        ingredients: [{ heading: 'Pâte' }, { line: '200 g farine' }],
        steps: [{ instruction: 'Mélanger.' }, { instruction: 'Cuire.' }],
        pictures: [{ file: { path: 'pictures/a.png' } }],
        keywords: ['Dessert', 'Été'],
        favourite: true,
        unplaced: [{ title: 'Tools', text: 'Moule' }],
        warnings: [expect.objectContaining({ msg: 'The picture “gone.png” is not in the file.' })],
      },
      { name: 'Other', pictures: [{ url: 'https://example.org/o.jpg' }] },
    ])
  })
})
