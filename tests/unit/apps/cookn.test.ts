import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

describe('Cook’n', () => {
  const table = (...rows: string[][]) => rows.map((row) => row.join('||||')).join('!@#%^&*()')

  it('joins its tables', async () => {
    const { app, recipes } = await readMade({
      'c.zip': await zipOf({
        'x/temp_recipe.dsv': table(
          ['ID', 'SERVES', 'PREPTIME', 'COOKTIME', 'INSTRUCTIONS'],
          ['r1', '4', '10', '[null]', '1. Mix\nwell.\n2. Bake.'],
          ['r2', '', '', '', ''],
        ),
        'x/temp_recipe_desc.dsv': table(
          ['ID', 'PARENT', 'TITLE', 'DESCRIPTION'],
          ['r1', 'c1', 'Pie', 'Good.'],
          ['r2', '', 'Stock', ''],
        ),
        'x/temp_chapter_desc.dsv': table(['ID', 'PARENT', 'TITLE'], ['c1', 'b1', 'Pies']),
        'x/temp_cookBook_desc.dsv': table(['ID', 'TITLE'], ['b1', 'Mine']),
        'x/temp_food.dsv': table(['ID', 'NAME'], ['f1', 'flour']),
        'x/temp_unit.dsv': table(['ID', 'NAME'], ['u1', 'cup']),
        'x/temp_ingredient.dsv': table(
          [
            'PARENT_ID',
            'DISPLAY_ORDER',
            'AMOUNT_QTY_STRING',
            'AMOUNT_UNIT',
            'INGREDIENT_FOOD_ID',
            'INGREDIENT_RECIPE_ID',
            'POST_QUALIFIER',
          ],
          ['r1', '2', '1 1/2', 'u1', 'f1', '[null]', ', sifted'],
          ['r1', '1', 'Crust:', '', '', '', ''],
          ['r1', '10', '2', 'u1', '', 'r2', ''],
        ),
        'x/temp_media.dsv': table(['ENTITY_ID', 'ID', 'MEDIA_CONTENT_TYPE'], ['r1', 'm1', 'image/png']),
        'x/m1': 'x',
      }),
    })
    expect(app).toBe('COOKN')
    expect(recipes).toMatchObject([
      {
        key: 'r1',
        name: 'Pie',
        servings: 4,
        working_time: 10,
        keywords: ['Pies'],
        books: ['Mine'],
        ingredients: [
          { heading: 'Crust' },
          { amount: 1.5, unit: 'cup', food: 'flour', note: 'sifted' },
          { amount: 2, unit: 'cup', food: 'Stock', recipe: 'r2' },
        ],
        steps: [{ instruction: 'Mix\nwell.' }, { instruction: 'Bake.' }],
        pictures: [{ file: { path: 'x/m1' } }],
      },
      { name: 'Stock' },
    ])
  })
})
