import { describe, expect, it } from 'vitest'
import { readMade } from './read-made.ts'

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
