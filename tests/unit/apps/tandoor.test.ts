import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'

const stew = {
  name: 'Barley stew',
  description: null,
  keywords: [{ name: 'Stew', description: '' }],
  steps: [
    { name: 'Later', instruction: 'Serve.', ingredients: [], order: 1 },
    {
      name: '',
      instruction: 'Boil.',
      time: 30,
      order: 0,
      ingredients: [
        { food: null, unit: null, amount: 0, note: 'Pot', order: 0, is_header: true },
        {
          food: {
            name: 'barley',
            plural_name: null,
            supermarket_category: { name: 'Dry goods' },
            ignore_shopping: true,
          },
          unit: { name: 'g', plural_name: 'g' },
          amount: '200.50',
          note: null,
          order: 1,
        },
        { food: { name: 'salt' }, unit: null, amount: 0, note: '', order: 2, no_amount: true },
      ],
    },
  ],
  working_time: 10,
  waiting_time: 45,
  internal: true,
  nutrition: { id: 3, calories: '310.00', fats: 4, carbohydrates: 50, proteins: 9 },
  servings: 4,
  servings_text: 'bowls',
  source_url: 'https://example.org/stew',
}

describe('a file of Tandoor', () => {
  it('has each recipe in a zip of its own, with its picture', async () => {
    const inner = await zipOf({ 'recipe.json': stew, 'image.png': 'picture' })
    const { app, recipes, of } = await readMade({ 'export.zip': await zipOf({ 'export/7.zip': inner }) })
    expect(app).toBe('DEFAULT')
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      name: 'Barley stew',
      keywords: ['Stew'],
      servings: 4,
      servings_text: 'bowls',
      working_time: 10,
      waiting_time: 45,
      source_url: 'https://example.org/stew',
      nutrition: { calories: 310, fats: 4, carbohydrates: 50, proteins: 9 },
    })
    expect(recipes[0]?.pictures).toHaveLength(1)
    expect(recipes[0]?.steps.map(({ instruction, time }) => [instruction, time])).toEqual([
      ['Boil.', 30],
      ['Serve.', 0],
    ])
    expect(recipes[0]?.steps[0]?.ingredients).toMatchObject([
      { heading: 'Pot' },
      { amount: 200.5, unit: 'g', food: 'barley', note: '' },
      { amount: null, unit: '', food: 'salt' },
    ])
    expect(of('food')).toMatchObject([{ name: 'barley', aisle: 'Dry goods' }])
    expect(of('unit')).toMatchObject([{ name: 'g', plural_name: 'g' }])
    expect(of('left-out')).toMatchObject([
      { kind: 'left-out', what: 'Foods that are kept off shopping lists', count: 1 },
    ])
  })

  it.each([
    ['one of the inner zips', async () => ({ '7.zip': await zipOf({ 'recipe.json': stew, 'image.jpg': 'x' }) }), 1],
    ['what was unpacked', async () => ({ 'recipe.json': stew, 'image.jpg': 'x' }), 1],
    [
      'what was unpacked and zipped again',
      async () => ({
        'all.zip': await zipOf({ 'a/1/recipe.json': stew, 'a/1/image.jpg': 'x', 'a/2/recipe.json': stew }),
      }),
      1,
    ],
    ['recipes alone', async () => ({ 'recipe.json': stew, 'recipe (1).json': stew, 'image.png': 'x' }), 0],
  ])('is also read as %s', async (_, files, pictures) => {
    const { app, recipes } = await readMade(await files())
    expect(app).toBe('DEFAULT')
    expect(recipes.flatMap((recipe) => recipe.pictures)).toHaveLength(pictures)
  })

  it('names the one recipe that is broken, and yields the others', async () => {
    const good = await zipOf({ 'recipe.json': stew })
    const cut = await zipOf({ 'recipe.json': JSON.stringify(stew).slice(0, 90) })
    const { recipes, failures } = await readMade({
      'export.zip': await zipOf({ '1.zip': good, '2.zip': cut, '3.zip': await zipOf({ 'image.png': 'x' }) }),
    })
    expect(recipes).toHaveLength(1)
    expect(failures.map(({ name }) => name)).toEqual(['2.zip', '3.zip'])
  })

  it('may lack everything but steps, and have anything where something else is expected', async () => {
    const { recipes } = await readMade({
      'recipe.json':
        '{"steps":[{"instruction":"Eat.","ingredients":null,"order":"x"},7,null],"name":"Apple","keywords":"x","servings":"",' +
        '"working_time":null,"nutrition":[],"__proto__":{"name":"no"},"constructor":1,"properties":3}',
    })
    expect(recipes).toMatchObject([{ name: 'Apple', keywords: ['x'], servings: null, working_time: 0 }])
    expect(recipes[0]?.steps).toHaveLength(1)
  })
})
