import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectTodoist } from '#worker/modules/connectors/services/todoist/connect-todoist.ts'
import { accountOf, type TestAccount } from './account.fixture.ts'
import { json, type HostAnswer } from '#tests/todo/hosts/service.host.ts'
import { startTodoist } from '#tests/todo/hosts/todoist.host.ts'

let todoist: Awaited<ReturnType<typeof startTodoist>>
let issued: number
const spent = new Set<string>()
const events: string[] = []
const faults: HostAnswer[] = []

/** Access tokens are good until another one is issued; a refresh token is good once. */
beforeEach(async () => {
  todoist = await startTodoist()
  issued = 0
  spent.clear()
  events.length = 0
  todoist.state.login = ({ body }) => {
    const fault = faults.shift()
    if (fault) return fault
    const form = new URLSearchParams(body)
    const refresh = form.get('refresh_token') ?? ''
    events.push(`refresh ${refresh}`)
    if (spent.has(refresh) || form.get('client_secret') !== 'the-client-secret')
      return json({ error: 'invalid_grant' }, 400)
    spent.add(refresh)
    issued++
    todoist.state.tokens.clear()
    todoist.state.tokens.add(`new-access-${issued}`)
    return json({ access_token: `new-access-${issued}`, refresh_token: `new-refresh-${issued}`, expires_in: 3600 })
  }
})
afterEach(() => todoist.stop())

const tokens = (more: object = {}) =>
  JSON.stringify({ access_token: 'old-access-1', refresh_token: 'old-refresh-1', expires_at: null, ...more })

function connect(secret: string, given: Partial<TestAccount> = {}) {
  const list = todoist.addProject('Shopping')
  const account = accountOf({ secret, list, allow: todoist.host, ...given })
  const env = {
    FETCH_ALLOW: todoist.host,
    TODOIST_URL: todoist.origin,
    TODOIST_CLIENT_ID: 'c',
    TODOIST_CLIENT_SECRET: 'the-client-secret',
  } as Env
  return { account, service: connectTodoist(account, env) }
}

it('a token that ends soon is renewed first, and the new ones are kept before they are used', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  const { account, service } = connect(tokens({ expires_at: soon }), {
    keepSecret: async (secret) =>
      void events.push(`keep ${(JSON.parse(secret) as { access_token: string }).access_token}`),
  })
  await Promise.all([service.pull(null), service.lists()])
  expect(events).toEqual(['refresh old-refresh-1', 'keep new-access-1'])
  const told = JSON.stringify(account.exchanges)
  for (const secret of ['old-access', 'old-refresh', 'new-access', 'new-refresh', 'the-client-secret'])
    expect(told).not.toContain(secret)
})

it('a token that is refused is renewed once', async () => {
  const { account, service } = connect(tokens({ expires_at: '2099-01-01T00:00:00.000Z' }))
  expect(await service.pull(null)).toMatchObject({ items: [] })
  expect(account.kept.map((kept) => JSON.parse(kept) as object)).toMatchObject([
    { access_token: 'new-access-1', refresh_token: 'new-refresh-1' },
  ])
  todoist.state.tokens.clear()
  todoist.state.tokens.add('another')
  await service.pull(null).catch(() => null)
  expect(events).toEqual(['refresh old-refresh-1', 'refresh new-refresh-1'])
})

it('what cannot be renewed asks to connect again, unless another run has renewed it', async () => {
  spent.add('old-refresh-1')
  const lost = connect(tokens())
  await expect(lost.service.pull(null)).rejects.toMatchObject({
    reason: 'unauthorized',
    message: expect.stringContaining('Connect again'),
  })
  todoist.state.tokens.add('others-access')
  const latest = async () => tokens({ access_token: 'others-access', refresh_token: 'others-refresh' })
  const { account, service } = connect(tokens(), { latestSecret: latest })
  expect(await service.pull(null)).toMatchObject({ items: [] })
  expect(account.kept).toEqual([])
  const noRefresh = connect(tokens({ refresh_token: null }))
  await expect(noRefresh.service.pull(null)).rejects.toMatchObject({ reason: 'unauthorized' })
})

it('a log-in that is down or limits says so, and nobody has to connect again', async () => {
  const { service } = connect(tokens())
  faults.push({ status: 503 })
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable' })
  faults.push({ status: 429, headers: { 'retry-after': '11' } })
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 11 })
  faults.push({ status: 200, body: 'no tokens' })
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await service.pull(null)).toMatchObject({ items: [] })
})
