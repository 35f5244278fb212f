import { expect, it } from 'vitest'
import { callService } from '#worker/modules/connectors/services/call-service.ts'

it('a server in one’s own network is not reached, and the refusal says who can allow it', async () => {
  const told: (number | null)[] = []
  const asked = callService(
    { allow: undefined, onExchange: ({ status }) => void told.push(status) },
    { url: 'http://192.168.0.5:5232/dav/' },
  )
  await expect(asked).rejects.toMatchObject({
    reason: 'forbidden_address',
    message: expect.stringContaining('FETCH_ALLOW'),
  })
  expect(told).toEqual([null])
})
