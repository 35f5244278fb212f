import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'

it('a repeated idempotency key saves a preference once and is no fault', async () => {
  const { creator } = await createHousehold()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const save = (use_kj: boolean) => creator.call('PATCH', `/api/user-preference/${creator.id}/`, { use_kj }, key)
  expect((await save(true)).status).toBe(200)
  expect((await save(false)).status).toBe(200)
  expect(await creator.get(`/api/user-preference/${creator.id}/`)).toMatchObject({ use_kj: false })
})
