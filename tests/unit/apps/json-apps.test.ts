import { describe, expect, it } from 'vitest'
import { onePixel, readMade, zipOf } from './read-made.ts'

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
        warnings: ['The picture “gone.png” is not in the file.'],
      },
      { name: 'Other', pictures: [{ url: 'https://example.org/o.jpg' }] },
    ])
  })
})

describe('Domestica', () => {
  it('has one list of texts', async () => {
    const { app, recipes } = await readMade({
      'book.json': [
        {
          name: 'Pie',
          timePrep: '10',
          timeCook: '',
          servings: '',
          ingredients: '1 egg',
          directions: 'Bake.',
          image: onePixel,
        },
        { name: 'Cake', timePrep: null, source: 'Ada' },
      ],
    })
    expect(app).toBe('DOMESTICA')
    expect(recipes).toMatchObject([
      { name: 'Pie', working_time: 10, servings: null, pictures: [{ bytes: expect.any(Uint8Array) }] },
      { name: 'Cake', source: 'Ada' },
    ])
  })
})

describe('OpenEats', () => {
  it('is a dump whose rows refer to each other', async () => {
    const { app, recipes } = await readMade({
      'dump.json': [
        {
          model: 'recipe.recipe',
          pk: 1,
          fields: { title: 'Chili', photo: 'up/c.jpg', cuisine: 7, tags: [9, 99], directions: 'Cook.' },
        },
        { model: 'recipe_groups.cuisine', pk: 7, fields: { title: 'Tex' } },
        { model: 'recipe_groups.tag', pk: 9, fields: { title: 'hot' } },
        { model: 'ingredient.ingredientgroup', pk: 3, fields: { title: 'Pot', recipe: 1 } },
        {
          model: 'ingredient.ingredient',
          pk: 4,
          fields: { title: 'beans', numerator: 3, denominator: 2, measurement: 'cup', ingredient_group: 3 },
        },
        {
          model: 'ingredient.ingredient',
          pk: 5,
          fields: { title: 'salt', numerator: 0, denominator: 0, ingredient_group: 3 },
        },
        { model: 'rating.rating', pk: 6, fields: { recipe: 1, comment: 'Good', rating: 5 } },
        { model: 'auth.user', pk: 1, fields: null },
      ],
    })
    expect(app).toBe('OPENEATS')
    expect(recipes).toMatchObject([
      {
        keywords: ['Tex', 'hot'],
        ingredients: [{ heading: 'Pot' }, { amount: 1.5, unit: 'cup', food: 'beans' }, { amount: null, food: 'salt' }],
        cooked: [{ rating: 5, comment: 'Good' }],
        pictures: [{ url: 'up/c.jpg' }],
      },
    ])
  })
})

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
