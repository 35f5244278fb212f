import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createRangeRecipe, ingredientsOf, amountRanges, type RangeRecipe } from '#tests/range.fixture.ts'

interface Version {
  version: number
  changes: { field: string; steps?: { ingredients: { fields: object[]; before: object; after: object }[] }[] }[]
}

it('a changed range is a difference between two versions, restored with the old one and taken back by undo', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  const [one] = ingredientsOf(made)
  const saved = await creator.call('PATCH', `/api/ingredient/${one?.id}/`, { amount_max: 40 })
  const { results } = await creator.get<{ results: Version[] }>(`/api/recipe/${made.id}/history/`)
  expect(results[0]?.changes[0]?.steps?.[0]?.ingredients).toMatchObject([
    {
      before: { amount: 20, amount_max: 30 },
      after: { amount: 20, amount_max: 40 },
      fields: [{ field: 'amount_max', before: 30, after: 40 }],
    },
  ])
  const undone = await creator.post<RangeRecipe>(`/api/event/${saved.headers.get('x-event-seq')}/undo/`, {})
  expect(amountRanges(undone)[0]).toEqual([20, 30])
  await creator.patch(`/api/ingredient/${one?.id}/`, { amount: 5 })
  const back = await creator.post<RangeRecipe>(`/api/recipe/${made.id}/restore/`, { version: results[1]?.version })
  expect(amountRanges(back)[0]).toEqual([20, 30])
})

it('a version from before there were ranges is shown, compared and restored without one', async () => {
  const { creator, shard, space } = await createHousehold()
  const made = await createRangeRecipe(creator, { amount_max: null })
  await env[shard as 'SPACES_00']
    .prepare(
      `UPDATE event SET data = json_remove(data, '$.steps[0].ingredients[0].amount_max', '$.steps[0].ingredients[1].amount_max')
     WHERE space_id = ? AND stream = ?`,
    )
    .bind(space, `recipe:${made.id}`)
    .run()
  const first = await creator.get<{ results: Version[] }>(`/api/recipe/${made.id}/history/`)
  const same = await creator.call('POST', `/api/recipe/${made.id}/restore/`, { version: first.results[0]?.version })
  expect([same.status, same.headers.get('x-event-seq')]).toEqual([200, null])
  await creator.patch(`/api/ingredient/${ingredientsOf(made)[0]?.id}/`, { amount_max: 30 })
  const { results } = await creator.get<{ results: Version[] }>(`/api/recipe/${made.id}/history/`)
  expect(results[0]?.changes[0]?.steps?.[0]?.ingredients).toMatchObject([
    { before: { amount_max: null }, after: { amount_max: 30 } },
  ])
})
