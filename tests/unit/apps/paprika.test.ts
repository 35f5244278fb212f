import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { onePixel, readMade, zipOf } from './read-made.ts'

const packed = (recipe: object | string) =>
  new Uint8Array(gzipSync(typeof recipe === 'string' ? recipe : JSON.stringify(recipe)))

const pie = {
  uid: 'A-1',
  name: 'Leek pie',
  ingredients: 'Crust:\n200 g flour\n\nFilling:\n2 leeks &amp; salt\n[recipe:Stock]',
  directions: 'Crust:\nKnead.[photo:1]\n2. Bake it.',
  servings: 'Serves 4-6',
  prep_time: '1 h 5',
  cook_time: '45 min',
  rating: 0,
  difficulty: 'Hard',
  notes: 'First.\n\nSecond.',
  nutritional_info: 'Trans fat: 0 g\nFat: 9 g\nCalories: 300\nvery filling',
  photo_data: onePixel,
  photos: [
    { name: '1', data: onePixel },
    { name: '2', data: '%' },
  ],
  categories: ['Pies', ''],
  created: '2025-03-01 18:20:00',
}

describe('a book of Paprika', () => {
  it('has each field in its place', async () => {
    const { app, recipes } = await readMade({ 'a.paprikarecipes': await zipOf({ 'x.paprikarecipe': packed(pie) }) })
    expect(app).toBe('PAPRIKA')
    expect(recipes).toMatchObject([
      {
        key: 'A-1',
        working_time: 65,
        waiting_time: 45,
        servings: 4,
        keywords: ['Pies'],
        ingredients: [
          { heading: 'Crust' },
          { line: '200 g flour' },
          { heading: 'Filling' },
          { line: '2 leeks & salt' },
          { line: 'Stock' },
        ],
        steps: [
          { name: 'Crust', instruction: 'Knead.', pictures: [{ bytes: expect.any(Uint8Array) }] },
          { name: '', instruction: 'Bake it.' },
        ],
        nutrition: { calories: 300, fats: 9 },
        rating: null,
        notes: [{ title: '', text: 'First.\n\nSecond.' }],
        unplaced: [
          { title: 'Difficulty', text: 'Hard' },
          { title: 'Nutrition', text: 'very filling' },
        ],
        created_at: '2025-03-01T18:20:00.000Z',
        warnings: [expect.objectContaining({ msg: 'The picture “2” is not in the file.' })],
      },
    ])
    expect(recipes[0]?.pictures).toHaveLength(1)
  })

  it('takes a total alone as work, and keeps recipes of one name apart', async () => {
    const { recipes, failures } = await readMade({
      'a.paprikarecipes': await zipOf({
        'cut.paprikarecipe': packed('{"name": "Cut'),
        'a.paprikarecipe': packed({ name: 'Oats', total_time: '35 min', servings: '6' }),
        'b.paprikarecipe': packed({ name: 'Oats', ingredients: ['oats', 'milk'] }),
        'c.paprikarecipe': packed({ name: null, ingredients: {}, rating: {}, photos: 'x' }),
        'd.paprikarecipe': packed('[]'),
      }),
    })
    expect(recipes).toMatchObject([
      { name: 'Oats', working_time: 35, servings: 6 },
      { name: 'Oats', ingredients: [{ line: 'oats' }, { line: 'milk' }] },
    ])
    expect(failures.map(({ name }) => name)).toEqual(['cut.paprikarecipe', 'c.paprikarecipe', 'd.paprikarecipe'])
  })

  it.each([
    ['a single recipe', { 'pie.paprikarecipe': packed(pie) }],
    ['a single recipe that was renamed', { 'pie.bin': packed(pie) }],
    ['several at once', { 'a.paprikarecipe': packed(pie), 'b.paprikarecipe': packed(pie) }],
  ])('is also read as %s', async (_, files) => {
    const { app, recipes } = await readMade(files)
    expect(app).toBe('PAPRIKA')
    expect(recipes).toHaveLength(Object.keys(files).length)
  })

  it('may be packed once more', async () => {
    const book = await zipOf({ 'pie.paprikarecipe': packed(pie) })
    const { app, recipes } = await readMade({
      'mail.zip': await zipOf({ 'mine/all.paprikarecipes': book, '__MACOSX/mine/._all.paprikarecipes': 'x' }),
    })
    expect([app, recipes.length]).toEqual(['PAPRIKA', 1])
  })

  it('has photos in lines of their own, which belong to the step above', async () => {
    const photos = [
      { name: 'raw', data: onePixel },
      { name: 'done', data: onePixel },
    ]
    const { recipes } = await readMade({
      'pie.paprikarecipe': packed({ ...pie, directions: '[photo:raw]\nKnead.\n\nBake.\n[photo:done]\n', photos }),
    })
    expect(recipes[0]?.steps.map(({ instruction, pictures }) => [instruction, pictures.length])).toEqual([
      ['Knead.', 1],
      ['Bake.', 1],
    ])
  })

  it('marks words of an ingredient, and may have categories as one text', async () => {
    const { recipes } = await readMade({
      'pie.paprikarecipe': packed({ ...pie, ingredients: '*1* egg, **beaten**\n2 x 3 * 4', categories: 'Tea, Pies' }),
    })
    expect(recipes).toMatchObject([
      { ingredients: [{ line: '1 egg, beaten' }, { line: '2 x 3 * 4' }], keywords: ['Tea', 'Pies'] },
    ])
  })

  it.each(['4 à 6 personnes', '4 ou 6 personnes', '4 bis 6 personnes'])('serves a range, as %s', async (servings) => {
    const { recipes } = await readMade({ 'pie.paprikarecipe': packed({ ...pie, servings }) })
    expect(recipes).toMatchObject([{ servings: 4, servings_text: 'personnes (4–6)' }])
  })
})
