import { describe, expect, it } from 'vitest'
import { readMade, zipOf } from './read-made.ts'
import { cake } from './schema-cake.ts'

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

  it.each([
    ['one voice', { aggregateRating: { ratingValue: '4', ratingCount: 1 } }, 4, []],
    ['a value alone', { aggregateRating: { ratingValue: 8, bestRating: 10 } }, 4, []],
    [
      'many',
      { aggregateRating: { ratingValue: 4.6, reviewCount: '213' } },
      null,
      [{ title: 'Rating', text: '4.6 of 5 stars, by 213' }],
    ],
    ['the only review', { review: { reviewRating: { ratingValue: 3 } } }, 3, []],
  ])('has the rating of its owner, or a note: of %s', async (_, rated, rating, unplaced) => {
    const { recipes } = await readMade({ 'page.json': { ...cake, ...rated } })
    expect(recipes).toMatchObject([{ rating }])
    expect(recipes[0]?.unplaced.filter(({ title }) => title === 'Rating')).toEqual(unplaced)
  })

  it('keeps what was written of it beside', async () => {
    const review = [
      { author: { name: 'Ada' }, reviewRating: { ratingValue: 2 }, reviewBody: 'Too sweet.' },
      { author: 'Bo', reviewBody: 'Good.' },
    ]
    const { recipes } = await readMade({ 'page.json': { ...cake, review } })
    expect(recipes[0]).toMatchObject({
      rating: null,
      notes: [
        { title: 'Ada', text: '2 of 5 stars: Too sweet.' },
        { title: 'Bo', text: 'Good.' },
      ],
    })
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

  it('may count types by numbers, and name where a recipe is from', async () => {
    const { app, recipes } = await readMade({
      'mine.json': [
        {
          '@type': 2,
          name: 'Dumplings',
          source: 'https://example.org/dumplings',
          recipeIngredient: [{ text: 'Dough:' }, { text: '1 kg potatoes', quantity: 1 }],
          recipeInstructions: [{ '@type': 0, name: 'Dough', itemListElement: [{ '@type': 1, text: '1. Mash.' }] }],
          comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Freeze them.' }, { text: '' }],
        },
      ],
    })
    expect(app).toBe('SCHEMA_ORG')
    expect(recipes).toMatchObject([
      {
        name: 'Dumplings',
        source_url: 'https://example.org/dumplings',
        ingredients: [{ heading: 'Dough' }, { line: '1 kg potatoes' }],
        steps: [{ name: 'Dough', instruction: 'Mash.' }],
        notes: [{ title: '', text: 'Freeze them.' }],
      },
    ])
  })

  it('finds pictures beside it by their names', async () => {
    const { recipes } = await readMade({
      'book.zip': await zipOf({
        'a.json': { ...cake, image: 'pictures/a.jpg' },
        'b.json': { ...cake, image: 'https://example.org/b.jpg' },
        'pictures/a.jpg': 'x',
      }),
    })
    expect(recipes).toMatchObject([
      { pictures: [{ file: { path: 'pictures/a.jpg' } }], warnings: [] },
      { pictures: [{ url: 'https://example.org/b.jpg' }] },
    ])
  })
})
