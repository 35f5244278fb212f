import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { database } from '#tests/todo/connector.fixture.ts'
import { caldavUser } from '#tests/todo/hosts/caldav.user.ts'
import { connectTo, holdServices, openList, secretOf, serviceNames } from '#tests/todo/service.fixture.ts'

holdServices()

const tokens = {
  access_token: 'first-access-token',
  refresh_token: 'first-refresh-token',
  expires_at: '2026-01-01T00:00:00.000Z',
}
const renewable = ['MicrosoftToDo', 'GoogleTasks']

const basic = btoa(String.fromCharCode(...new TextEncoder().encode(`${caldavUser.username}:${caldavUser.password}`)))

it.each(serviceNames)('whatever %s answers, no row and no answer tells a password or a token', async (service) => {
  const place = inject('oauthHost')
  Object.assign(env, {
    FETCH_ALLOW: `${env.FETCH_ALLOW} ${place}`,
    MICROSOFT_LOGIN_URL: place,
    GOOGLE_TOKEN_URL: place,
    MICROSOFT_CLIENT_SECRET: 'client-secret',
    GOOGLE_CLIENT_SECRET: 'client-secret',
  })
  const home = await createHousehold()
  const list = await openList(service)
  // Tokens that are over are renewed first, and the service refuses the new ones.
  const isRenewed = renewable.includes(service)
  const connector = await connectTo(home, list, isRenewed ? { token: JSON.stringify(tokens) } : {})
  const secret = secretOf(service)
  const isDav = service === 'CalDAV' || service === 'Radicale'
  await home.creator.post('/api/shopping-list-entry/', { food: { name: 'Milk' }, amount: 0 })
  const answers: string[] = []
  const look = async () => {
    for (const path of [connector.path, `${connector.path}log/`, '/api/connector-config/', '/api/activity/'])
      answers.push(await (await home.creator.call('GET', path)).text())
    answers.push(await (await home.creator.call('POST', `${connector.path}test/`, {})).text())
    await list.calm()
  }
  await connector.run()
  await look()
  if (isRenewed) {
    expect(await connector.row()).toMatchObject({ state: 'unauthorized' })
    await home.creator.patch(connector.path, { token: secret })
  }
  // A server that says back what it was sent, as a page for whoever looks for a fault.
  const echo = {
    headers: { 'content-type': 'text/plain' },
    body: `You sent ${isDav ? `Basic ${basic}` : `Bearer ${secret}`}`,
  }
  for (const status of [500, 429, 400, 401, 200]) {
    await list.trouble({ before: [{ status, ...echo }] })
    await connector.run()
    await look()
    await connector.resume()
  }
  await connector.run()
  await connector.run()
  await look()
  expect((await list.items()).map(({ name }) => name)).toEqual(['Milk'])
  const rows = []
  for (const table of [
    'event',
    'connector_exchange',
    'connector_round',
    'connector_link',
    'connector_config',
    'follower',
  ])
    rows.push(
      ...(await database(home).prepare(`SELECT * FROM ${table} WHERE space_id = ?1`).bind(home.space).all()).results,
    )
  const told = JSON.stringify([rows, answers])
  expect(told).toMatch(/You sent (?:Basic|Bearer) •••/)
  for (const part of [
    secret,
    ...(isDav ? [basic] : []),
    'client-secret',
    ...(isRenewed ? Object.values(tokens).slice(0, 2) : []),
  ])
    expect(told.includes(part), part).toBe(false)
  expect(told).not.toMatch(/(?:access|refresh)-\d+-secret/)
})
