import { runReactor } from '#queues/run-reactor.ts'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { begin, comeBack, logInPerson, oauthVariables, seenByService } from '#tests/oauth.fixture.ts'

it('what was agreed is taken back at the service when the row is deleted', async () => {
  const { page, row } = await logInPerson()
  const { state, code } = await begin(page, row.id)
  await comeBack(page, { state, code })
  const revoked = async () => (await seenByService()).filter(({ path }) => path === '/2/auth/token/revoke')
  const before = (await revoked()).length
  const deleted = await page.call('DELETE', `/api/storage/${row.id}/`)
  expect(deleted.status).toBe(204)
  const message = { reactor: 'revoke-storage', seq: Number(deleted.headers.get('x-event-seq')) }
  for (const database of ['SPACES_00', 'SPACES_01'])
    await runReactor({ ...message, database }, { ...env, ...oauthVariables() })
  const [last, ...more] = (await revoked()).slice(before)
  expect(last?.authorization).toMatch(/^Bearer access-\d+-secret$/)
  expect(more).toEqual([])
})
