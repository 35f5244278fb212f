import { describe, expect, it } from 'vitest'
import { onePixel, readMade, zipOf } from './read-made.ts'

const cake = {
  '@type': 'Recipe',
  name: 'Plum &amp; oat cake',
  url: 'https://example.org/cake',
  recipeYield: 12,
  prepTime: 'PT30M',
  cookTime: null,
  totalTime: 'PT1H10M',
  keywords: '',
  recipeCategory: 'Cakes',
  recipeIngredient: ['## Dough', '200 g oats', 'Top:', '1 kg plums'],
  recipeInstructions: ['Mix.\n', '## Top', 'Lay the plums.\n\nBake.'],
  nutrition: [],
  tool: ['Tin'],
}

describe('a folder of Nextcloud Cookbook', () => {
  it('has a folder for each recipe, wherever it lies', async () => {
    const { app, recipes, failures } = await readMade({
      'cook.zip': await zipOf({
        'Cloud/Recipes/Cake/recipe.json': cake,
        'Cloud/Recipes/Cake/thumb.jpg': 'small',
        'Cloud/Recipes/Cake/full.jpg': 'large',
        'Cloud/Recipes/Cut/recipe.json': '{"@type": "Recipe", "name": "Cut"',
        'Cloud/Recipes/Keyed/recipe.json': {
          name: 'Keyed',
          recipeInstructions: { 0: 'One.', 3: 'Two.' },
          keywords: ['a', 'b'],
        },
      }),
    })
    expect(app).toBe('NEXTCLOUD')
    expect(failures).toMatchObject([{ name: 'Cloud/Recipes/Cut/recipe.json' }])
    expect(recipes).toMatchObject([
      {
        name: 'Plum & oat cake',
        source_url: 'https://example.org/cake',
        servings: 12,
        working_time: 30,
        waiting_time: 40,
        keywords: ['Cakes'],
        ingredients: [{ heading: 'Dough' }, { line: '200 g oats' }, { heading: 'Top' }, { line: '1 kg plums' }],
        steps: [
          { name: '', instruction: 'Mix.' },
          { name: 'Top', instruction: 'Lay the plums.\n\nBake.' },
        ],
        pictures: [{ file: { path: 'Cloud/Recipes/Cake/full.jpg' } }],
        unplaced: [{ title: 'Tools', text: 'Tin' }],
      },
      { name: 'Keyed', steps: [{ instruction: 'One.' }, { instruction: 'Two.' }], keywords: ['a', 'b'] },
    ])
  })
})

describe('an export of RecipeSage', () => {
  const tea = {
    '@type': 'Recipe',
    name: 'Tea',
    creditText: 'A tin',
    isBasedOn: 'https://example.org/tea',
    image: [`data:image/png;base64,${onePixel}`, 'https://example.org/tea.jpg', 'AAAA'],
    recipeIngredient: ['[Pot]', '2 bags'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Pot' },
      { '@type': 'HowToStep', text: 'Boil.' },
      { '@type': 'HowToSection', name: 'Cup', itemListElement: [{ '@type': 'HowToStep', text: 'Pour.' }] },
    ],
    comment: [{ name: 'Author Notes', text: 'Keep warm.' }],
    aggregateRating: { ratingValue: '8', bestRating: '10', ratingCount: '5' },
    totalTime: 'overnight',
  }

  it('has pictures inside, sections without steps of their own, and a rating of one’s own', async () => {
    const { app, recipes } = await readMade({ 'data.json': { recipes: [tea] } })
    expect(app).toBe('RECIPESAGE')
    expect(recipes).toMatchObject([
      {
        source: 'A tin',
        source_url: 'https://example.org/tea',
        ingredients: [{ heading: 'Pot' }, { line: '2 bags' }],
        steps: [
          { name: 'Pot', instruction: 'Boil.' },
          { name: 'Cup', instruction: 'Pour.' },
        ],
        notes: [{ title: '', text: 'Keep warm.' }],
        rating: 4,
        unplaced: [{ title: 'Total time', text: 'overnight' }],
        pictures: [{ bytes: expect.any(Uint8Array) }, { url: 'https://example.org/tea.jpg' }],
        warnings: ['A picture cannot be read.'],
      },
    ])
  })

  it('yields what stands before the place where it was cut off', async () => {
    const { recipes, failures } = await readMade({
      'data.json': JSON.stringify({ recipes: [tea, tea] }).slice(0, -200),
    })
    expect(recipes).toHaveLength(1)
    expect(failures).toHaveLength(1)
  })

  it('may have anything in its list', async () => {
    const { recipes, failures } = await readMade({ 'data.json': { recipes: [tea, null, 'x', { '@type': 'Recipe' }] } })
    expect(recipes).toHaveLength(1)
    expect(failures.map(({ name }) => name)).toEqual(['data.json, 2', 'data.json, 3', 'data.json, 4'])
  })
})

describe('JSON-LD', () => {
  it.each([
    ['one recipe', cake, 1],
    ['a list', [cake, { '@type': 'WebPage', name: 'no' }, { ...cake, name: 'Other' }], 2],
    [
      'a graph',
      {
        '@graph': [
          { '@type': 'Person', '@id': '#a', name: 'Ada' },
          { ...cake, author: { '@id': '#a' } },
        ],
      },
      1,
    ],
  ])('is read as %s', async (_, json, count) => {
    const { app, recipes } = await readMade({ 'page.json': json })
    expect(app).toBe('SCHEMA_ORG')
    expect(recipes).toHaveLength(count)
  })

  it('takes one picture of several cuts, and the author as the source', async () => {
    const image = ['https://example.org/a.jpg', 'https://example.org/a-500x375.jpg', 'https://example.org/b.jpg']
    const { recipes } = await readMade({ 'page.json': { ...cake, image, author: { name: 'Ada' } } })
    expect(recipes).toMatchObject([
      { source: 'Ada', pictures: [{ url: 'https://example.org/a.jpg' }, { url: 'https://example.org/b.jpg' }] },
    ])
  })

  it('is also read in UTF-16', async () => {
    const text = `\uFEFF${JSON.stringify([cake])}`
    const bytes = new Uint8Array(text.length * 2)
    for (let i = 0; i < text.length; i++) new DataView(bytes.buffer).setUint16(2 * i, text.charCodeAt(i), true)
    expect((await readMade({ 'page.json': bytes })).recipes).toHaveLength(1)
  })

  it.each(['', '[]', '{"name":"x"}', 'null', '[[[['])('is not what %j is', async (text) => {
    await expect(readMade({ 'page.json': text })).rejects.toThrow()
  })
})
