import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

it('If-Match accepts the current version or an asterisk, and refuses what it cannot parse', async () => {
  const { creator } = await createHousehold()
  const recipe = await createPancakes(creator)
  const food = await creator.post<{ id: number }>('/api/food/', { name: 'oats' })
  for (const [path, field] of [
    [`/api/recipe/${recipe.id}/`, 'description'],
    [`/api/food/${food.id}/`, 'description'],
  ] as const) {
    const change = async (tag: string, value: string) =>
      (await creator.call('PATCH', path, { [field]: value }, { 'if-match': tag })).status
    const etag = async () => (await creator.call('GET', path)).headers.get('etag') ?? ''
    expect(await change(await etag(), 'one'), path).toBe(200)
    expect(await change('*', 'two'), path).toBe(200)
    for (const other of ['"999"', '"abc"', 'W/"abc"', '""']) expect(await change(other, 'no'), other).toBe(412)
    for (const unread of ['abc', '7', '"1', '"1", "2"', '*, *']) expect(await change(unread, 'no'), unread).toBe(400)
    expect(await creator.get(path)).toMatchObject({ [field]: 'two' })
  }
  expect((await creator.call('GET', `/api/food/${food.id}/`, undefined, { 'if-match': 'abc' })).status).toBe(200)
})
