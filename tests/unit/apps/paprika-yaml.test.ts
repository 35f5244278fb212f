import { describe, expect, it } from 'vitest'
import { onePixel, readMade } from './read-made.ts'

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
