import { describe, expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { createCellar } from '#tests/inventory.fixture.ts'

const told = async (answer: Response) => ({
  status: answer.status,
  code: answer.headers.get('x-error-code'),
  body: await answer.json<Record<string, unknown>>(),
})

describe('a client whose field is called code', () => {
  it("finds the field's error in the body, and the error code in the header", async () => {
    const { creator, keep } = await createCellar()
    const [jam, rice] = [await keep('jam', { code: 'J7' }), await keep('rice')]
    const path = `/api/inventory-entry/${rice.id}/`
    expect(await told(await creator.call('PATCH', path, { code: jam.code }))).toEqual({
      status: 400,
      code: 'request.not_unique',
      body: { code: [expect.any(String)] },
    })
    expect(await told(await creator.call('PATCH', path, { code: 'A'.repeat(26), amount: 'lots' }))).toEqual({
      status: 400,
      code: 'request.invalid',
      body: { code: ['Ensure this field has no more than 16 characters.'], amount: ['A valid number is required.'] },
    })
  })
})

it('a refusal has the same code in its header as in its body, whatever was refused', async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  for (const [status, answer] of [
    [400, await creator.call('POST', '/api/food/', {})],
    [403, await stranger.call('GET', '/api/food/')],
    [403, await guest.call('POST', '/api/food/', { name: 'Leek' })],
    [404, await creator.call('GET', '/api/food/999999/')],
    [404, await creator.call('GET', '/api/nothing/')],
  ] as const) {
    const { body, code, ...rest } = await told(answer)
    expect([rest.status, code]).toEqual([status, body['code']])
    expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ])
  }
})
