import { describe, expect, it } from 'vitest'
import { onePixel, readMade, zipOf } from './read-made.ts'

describe('a YAML list for Paprika', () => {
  const list = `- name: "Soup: hot"
  servings: 4-6
  source_url: https://example.org/soup
  prep_time: 10 min
  on_favorites: yes
  categories: [Soups, Winter]
  nutritional_info: |
    Calories: 200
  ingredients: |
    Base:
    1 leek
  directions: |
    - not a list

    Boil.
  photo: ${onePixel}
- name: Broken
  notes: [
  ingredients: |
    x
- name: Stew
  rating: 4
`
  it('reads its entries apart, so that a broken one harms no other', async () => {
    const { app, recipes, failures } = await readMade({ 'export.yml': list.replaceAll('\n', '\r\n') })
    expect(app).toBe('PAPRIKA_YAML')
    expect(failures.map(({ name }) => name)).toEqual(['Broken'])
    expect(recipes).toMatchObject([
      {
        name: 'Soup: hot',
        servings: 4,
        favourite: true,
        keywords: ['Soups', 'Winter'],
        nutrition: { calories: 200 },
        ingredients: [{ heading: 'Base' }, { line: '1 leek' }],
        steps: [{ instruction: 'not a list' }, { instruction: 'Boil.' }],
        pictures: [{ bytes: expect.any(Uint8Array) }],
      },
      { name: 'Stew', rating: 4 },
    ])
  })
})

describe('CookBook Manager', () => {
  it('has a file of YAML for each recipe', async () => {
    const bars = `name: Lemon Bars
servings: 24 bars
prep_time: PT30M
cook_time: PT46M
ingredients:
  - "Shortbread:"
  - 1 cup butter
directions:
  - ""
  - "Make the crust:"
  - Mix.
tags:
  - Desserts 🍪
images:
  - https://example.org/a.jpg
  - bars.jpg
image: https://example.org/a.jpg
video: https://example.org/v.mp4
last_cook: 2024-10-22 00:00:00
rating: 0
`
    const { app, recipes, failures } = await readMade({
      'c.zip': await zipOf({
        'bars.yml': bars,
        'img/bars.jpg': 'x',
        'list.yml': '- just\n- a list\n',
        'empty.yml': 'servings: 4\n',
        'alias.yml': 'name: &a [x]\ningredients: {b: *none}\n',
      }),
    })
    expect(app).toBe('COOKBOOKAPP')
    expect(failures.map(({ name }) => name)).toEqual(['list.yml', 'empty.yml', 'alias.yml'])
    expect(recipes).toMatchObject([
      {
        servings: 24,
        servings_text: 'bars',
        working_time: 30,
        waiting_time: 46,
        ingredients: [{ heading: 'Shortbread' }, { line: '1 cup butter' }],
        steps: [{ name: 'Make the crust', instruction: 'Mix.' }],
        keywords: ['Desserts 🍪'],
        pictures: [{ file: { path: 'img/bars.jpg' } }, { url: 'https://example.org/a.jpg' }],
        cooked: [{ at: '2024-10-22T00:00:00.000Z' }],
        rating: null,
        unplaced: [{ title: 'Video', text: 'https://example.org/v.mp4' }],
      },
    ])
  })
})

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
