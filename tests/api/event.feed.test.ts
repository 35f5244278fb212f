import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'

interface Feed {
  results: { seq: number; type: string }[]
  next: number
}

it('a page of the change feed is limited in bytes, and the next page continues after it', async () => {
  const { creator } = await createHousehold()
  const long = 'a long text. '.repeat(7_000)
  for (let i = 0; i < 30; i++) {
    await creator.post('/api/recipe/', { name: `r${i}`, steps: [{ instruction: long, ingredients: [] }] })
  }
  const seen: number[] = []
  let after = 0
  let pages = 0
  for (;;) {
    const answer = await creator.call('GET', `/api/event/?after=${after}&limit=500`)
    const text = await answer.text()
    expect(text.length).toBeLessThan(2_500_000)
    const { results, next } = JSON.parse(text) as Feed
    if (results.length === 0) break
    pages++
    seen.push(...results.filter(({ type }) => type === 'recipe.created').map(({ seq }) => seq))
    after = next
  }
  expect([new Set(seen).size, seen.length]).toEqual([30, 30])
  expect(pages).toBeGreaterThan(1)
})
