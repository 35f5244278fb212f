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
        warnings: [expect.objectContaining({ msg: 'A picture cannot be read.' })],
      },
      { name: 'Only a name' },
    ])
  })
})
