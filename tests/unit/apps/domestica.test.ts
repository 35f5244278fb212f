import { describe, expect, it } from 'vitest'
import { onePixel, readMade } from './read-made.ts'

describe('Domestica', () => {
  it('has one list of texts', async () => {
    const { app, recipes } = await readMade({
      'book.json': [
        {
          name: 'Pie',
          timePrep: '10',
          timeCook: '',
          servings: '',
          ingredients: '1 egg',
          directions: 'Bake.',
          image: onePixel,
        },
        { name: 'Cake', timePrep: null, source: 'Ada' },
      ],
    })
    expect(app).toBe('DOMESTICA')
    expect(recipes).toMatchObject([
      { name: 'Pie', working_time: 10, servings: null, pictures: [{ bytes: expect.any(Uint8Array) }] },
      { name: 'Cake', source: 'Ada' },
    ])
  })
})
