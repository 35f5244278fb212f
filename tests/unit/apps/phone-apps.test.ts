import { describe, expect, it } from 'vitest'
import { onePixel, readMade, zipOf } from './read-made.ts'

describe('recipes of Mela', () => {
  it('have titles and links in their texts', async () => {
    const recipe = {
      id: 'x',
      title: 'Dumplings',
      text: 'From [a site](https://example.org/d).',
      yield: 'Serves 3',
      prepTime: '40 min',
      cookTime: 'a while',
      ingredients: '# Dough\n**1 kg** flour\n[good salt](https://example.org/s)',
      instructions: '# Dough\nKnead.\n*Rest* it.',
      link: 'Grandmother',
      favorite: true,
      wantToCook: true,
      date: 0,
      images: [onePixel, 'AAAA'],
    }
    const { app, recipes, failures } = await readMade({
      'a.melarecipes': await zipOf({
        'in/a.melarecipe': recipe,
        'in/b.melarecipe': '{',
        'in/c.melarecipe': { title: 'Only a name' },
      }),
    })
    expect(app).toBe('MELARECIPES')
    expect(failures).toHaveLength(1)
    expect(recipes).toMatchObject([
      {
        description: 'From a site (https://example.org/d).',
        source: 'Grandmother',
        source_url: '',
        servings: 3,
        working_time: 40,
        ingredients: [{ heading: 'Dough' }, { line: '1 kg flour' }, { line: 'good salt' }],
        steps: [{ name: 'Dough', instruction: 'Knead.' }, { instruction: '*Rest* it.' }],
        favourite: true,
        unplaced: [
          { title: 'Cooking time', text: 'a while' },
          { title: 'Links', text: 'good salt: https://example.org/s' },
          { title: 'Want to cook', text: 'yes' },
        ],
        created_at: '2001-01-01T00:00:00.000Z',
        warnings: ['A picture cannot be read.'],
      },
      { name: 'Only a name' },
    ])
  })
})

describe('recipes of Crouton', () => {
  it('have amounts in parts, and rows in an order of their own', async () => {
    const recipe = {
      name: 'Bake',
      serves: 2,
      duration: 10,
      cookingDuration: '40',
      ingredients: [
        {
          order: 1,
          ingredient: { name: 'cream' },
          quantity: { amount: 100, secondaryAmount: 120, quantityType: 'MILLS' },
        },
        { order: 0, ingredient: { name: 'Sauce' }, quantity: { quantityType: 'SECTION' } },
        { order: 2, ingredient: { name: 'eggs' }, quantity: { amount: '2', quantityType: 'ITEM' } },
        { order: 3, ingredient: { name: 'salt' }, quantity: null },
        { order: 4, ingredient: null },
      ],
      steps: [
        { order: 1, step: 'Stir.' },
        { order: 0, step: 'Sauce', isSection: true },
      ],
      tags: ['hot', { name: 'Oven' }, null],
      sourceImage: onePixel,
      neutritionalInfo: 'Calories: 220,\nProtein: 6 g,',
    }
    const { app, recipes } = await readMade({ 'bake.crumb': recipe })
    expect(app).toBe('CROUTON')
    expect(recipes).toMatchObject([
      {
        servings: 2,
        working_time: 10,
        waiting_time: 40,
        ingredients: [
          { heading: 'Sauce' },
          { amount: 100, amount_max: 120, unit: 'ml', food: 'cream' },
          { amount: 2, unit: '', food: 'eggs' },
          { amount: null, unit: '', food: 'salt' },
        ],
        steps: [{ name: 'Sauce', instruction: 'Stir.' }],
        keywords: ['hot', 'Oven'],
        nutrition: { calories: 220, proteins: 6 },
        pictures: [],
      },
    ])
  })
})

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
        warnings: ['The picture “p.jpg” is not in the file.'],
      },
    ])
    expect(of('food')).toMatchObject([{ name: 'red onion', aisle: 'Greens' }])
    expect(of('left-out')).toMatchObject([{ what: 'Shopping list “Shop”' }])
  })
})

it('several files, also renamed or in UTF-16, are read together', async () => {
  const utf16 = (text: string) => {
    const bytes = new Uint8Array(2 + text.length * 2).fill(255, 0, 1).fill(254, 1, 2)
    for (let i = 0; i < text.length; i++) new DataView(bytes.buffer).setUint16(2 + 2 * i, text.charCodeAt(i), true)
    return bytes
  }
  const mela = { title: 'A', wantToCook: false, ingredients: '1 egg' }
  const crouton = { name: 'A', cookingDuration: 5, ingredients: [] }
  expect(await readMade({ 'a.json': mela, 'b.melarecipe': utf16(JSON.stringify(mela)) })).toMatchObject({
    app: 'MELARECIPES',
    recipes: [{ name: 'A' }, { name: 'A' }],
  })
  expect(await readMade({ 'a.json': crouton, 'b.crumb': utf16(JSON.stringify(crouton)) })).toMatchObject({
    app: 'CROUTON',
    recipes: [{ waiting_time: 5 }, { waiting_time: 5 }],
  })
  const flat = { planner_feature: true, recipes: [{ name: 'A' }] }
  expect(await readMade({ 'a.json': flat, 'b.json': flat })).toMatchObject({
    app: 'KITCHENOWL',
    recipes: [{ name: 'A' }, { name: 'A' }],
  })
})
