import { describe, expect, it } from 'vitest'
import { onePixel, readMade } from './read-made.ts'

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
        warnings: [expect.objectContaining({ msg: 'A picture cannot be read.' })],
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

  it('has no note where nothing was written, and may be a single recipe', async () => {
    const bare = { ...tea, comment: [{ '@type': 'Comment', name: 'Author Notes' }] }
    expect((await readMade({ 'data.json': { recipes: [bare] } })).recipes[0]?.notes).toEqual([])
    expect((await readMade({ 'tea.json': bare })).recipes).toMatchObject([
      { source: 'A tin', source_url: 'https://example.org/tea' },
    ])
  })
})
