import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

it('a row that the database cannot keep in one piece is refused as too large, and nothing is written', async () => {
  const { creator } = await createHousehold()
  const answer = await creator.call('POST', '/api/import-log/', { type: 'X', msg: '漢'.repeat(900_000) })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    code: 'request.too_large',
    detail: expect.stringContaining('two megabytes'),
  })
  expect(await creator.get('/api/import-log/')).toMatchObject({ count: 0 })
  expect(await creator.get('/api/event/')).not.toContain('import-log')
})

it('recipes of most of a megabyte, made with their keywords, are kept and replayed', async () => {
  const home = await createHousehold()
  const { creator } = home
  const description = 'word '.repeat(100)
  const keywords = Array.from({ length: 20 }, (_, i) => ({ name: `keyword ${i}` }))
  const recipes: number[] = []
  for (let i = 0; i < 3; i++) {
    const steps = Array.from({ length: 20 }, () => ({ instruction: 'stir well '.repeat(4000), ingredients: [] }))
    const made = { name: `Large ${i}`, description, keywords, internal: true, steps }
    recipes.push((await creator.post<{ id: number }>('/api/recipe/', made)).id)
  }
  expect(recipes).toHaveLength(3)
  expect(await replayDifferencesIn(home)).toEqual([])
})
