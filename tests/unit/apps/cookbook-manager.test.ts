import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

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

  it('is read where values lack the quotes that they need', async () => {
    const { recipes, failures } = await readMade({
      'pie.yml':
        'name: Pie: the old one\nservings: 4\nnotes: *Cold* it keeps\n  for days: three\ningredients:\n    - 1 cup milk: warm\n    - @home flour\n    - "Top:"\n    - 1 egg\ndirections:\n    - Step 1: mix\n',
      'tart.yml': 'name: Tart\ningredients:\n  - Sauce: red\n  - 1 egg\ndirections: Bake.\n',
    })
    expect(failures).toEqual([])
    expect(recipes).toMatchObject([
      {
        name: 'Pie: the old one',
        servings: 4,
        ingredients: [{ line: '1 cup milk: warm' }, { line: '@home flour' }, { heading: 'Top' }, { line: '1 egg' }],
        steps: [{ instruction: 'Step 1: mix' }],
        notes: [{ text: '*Cold* it keeps for days: three' }],
      },
      { name: 'Tart', ingredients: [{ line: 'Sauce: red' }, { line: '1 egg' }] },
    ])
  })
})
