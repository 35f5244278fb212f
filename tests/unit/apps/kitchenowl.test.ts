import { describe, expect, it } from 'vitest'
import { readMade } from './read-made.ts'

describe('the file of KitchenOwl', () => {
  it('has amounts as texts, all steps as one, and only the names of pictures and lists', async () => {
    const { app, recipes, of } = await readMade({
      'flat.json': {
        name: 'Flat',
        shoppinglists: ['Shop'],
        planner_feature: true,
        recipes: [
          {
            name: 'Pan',
            description: '1. Boil @red_onion and me@home.\n\n## Later\n\n2. Serve.',
            yields: 0,
            cook_time: 20,
            source: 'Ada',
            photo: 'p.jpg',
            items: [
              { name: 'red onion', description: '2, chopped' },
              { name: 'salt', description: 'to taste', optional: true },
            ],
            tags: ['vegan'],
          },
          7,
        ],
        items: [{ name: 'red onion', category: 'Greens' }],
      },
    })
    expect(app).toBe('KITCHENOWL')
    expect(recipes).toMatchObject([
      {
        servings: null,
        waiting_time: 20,
        source: 'Ada',
        ingredients: [{ line: '2 red onion, chopped' }, { line: 'salt, to taste, optional' }],
        steps: [{ instruction: 'Boil red onion and me@home.' }, { name: 'Later', instruction: 'Serve.' }],
        warnings: [expect.objectContaining({ msg: 'The picture “p.jpg” is not in the file.' })],
      },
    ])
    expect(of('food')).toMatchObject([{ name: 'red onion', aisle: 'Greens' }])
    expect(of('left-out')).toMatchObject([{ what: 'Shopping list “Shop”' }])
  })

  it('counts steps within one paragraph', async () => {
    const description = 'First this.\n\n1. Boil.\n2. Stir\nwell.\n3. Serve 10 people.\n\n- Eat\n- Rest'
    const { recipes } = await readMade({
      'flat.json': { planner_feature: true, recipes: [{ name: 'A', description }] },
    })
    expect(recipes[0]?.steps.map(({ instruction }) => instruction)).toEqual([
      'First this.',
      'Boil.',
      'Stir\nwell.',
      'Serve 10 people.',
      'Eat',
      'Rest',
    ])
  })
})
