import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { signUpPerson } from '#tests/create-browser.ts'
import {
  begin,
  callIn,
  comeBack,
  logInPerson,
  oauthVariables,
  seenByService,
  stranger,
  type Row,
} from '#tests/oauth.fixture.ts'
import { openState, sealState } from '#worker/modules/oauth/log-in-state.ts'

const secretRows = (id: number) =>
  Promise.all(
    [env.SPACES_00, env.SPACES_01].map((db) =>
      db.prepare(`SELECT * FROM secret WHERE resource = 'storage' AND id = ?1`).bind(id).all(),
    ),
  )
const isDone = (id: number) => `303 /list/Storage?edit=${id}&connected=yes`

it('whoever agrees at the service is connected, and the tokens are sealed beside the row', async () => {
  const { page, row } = await logInPerson()
  const { url, state, code } = await begin(page, row.id)
  expect(`${url.origin}${url.pathname}`).toBe('https://login.example.com/oauth2/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'client-id',
    response_type: 'code',
    redirect_uri: 'http://larder.test/api/oauth/callback/',
    code_challenge_method: 'S256',
    token_access_type: 'offline',
  })
  expect(url.href).not.toContain('client-secret')
  expect(await comeBack(page, { code, state })).toBe(isDone(row.id))
  const after = await page.get<Row>(`/api/storage/${row.id}/`)
  expect(after.has_token).toBe(true)
  const events = await Promise.all(
    [env.SPACES_00, env.SPACES_01].map((db) => db.prepare('SELECT data FROM event').all()),
  )
  const kept = JSON.stringify([after, events, await secretRows(row.id), await page.get('/api/event/?since=0')])
  for (const secret of ['access-', 'refresh-', 'client-secret'])
    expect(kept).not.toMatch(new RegExp(`${secret}\\d+-secret|client-secret`))
})

it('who comes back as somebody else, elsewhere, late, twice or with another state changes nothing and asks nobody', async () => {
  const { page, row } = await logInPerson()
  const other = await signUpPerson()
  await other.page.get('/api/storage/')
  const { state, code } = await begin(page, row.id)
  const before = (await seenByService()).length
  const opened = await openState(env, state)
  if (!opened) throw new Error('no state')
  const early = new Date(Date.parse(opened.begun) - 16 * 60_000).toISOString()
  const changed = (to: Partial<typeof opened>) => sealState(env, { ...opened, ...to })
  const hostile: [typeof page, Record<string, string>][] = [
    [other.page, { code, state }],
    [stranger(), { code, state }],
    [page, { code, state: `${state.slice(0, -2)}AA` }],
    [page, { code, state: 'https://evil.example' }],
    [page, { state }],
    [page, { code, state: await changed({ begun: early }) }],
    [page, { code, state: await changed({ space: opened.space + 1 }) }],
    [page, { code, state: await changed({ user: opened.user + 1 }) }],
    [page, { code, state: await changed({ session: '0'.repeat(32) }) }],
    [page, { code, state: await changed({ id: row.id + 1 }) }],
    [page, { code, state: await changed({ provider: 'google' }) }],
    [page, { code, state: await changed({ resource: 'recipe' }) }],
    [page, { code, state, error: 'access_denied' }],
  ]
  expect(await comeBack(page, { code })).toBe('400 null')
  for (const [who, query] of hostile) {
    const answer = await comeBack(who, query)
    expect(answer).toMatch(/^303 \/(?:settings|list\/Storage)\?(?:edit=\d+&)?connected=(?:expired|denied)$/)
  }
  expect((await page.get<Row>(`/api/storage/${row.id}/`)).has_token).toBe(false)
  expect((await seenByService()).length).toBe(before)
  expect(await comeBack(page, { code, state })).toBe(isDone(row.id))
  const asked = (await seenByService()).length
  const again = { code: code.replace('.ok', '.again'), state }
  expect(await comeBack(page, again)).toBe(`303 /list/Storage?edit=${row.id}&connected=expired`)
  expect((await seenByService()).length).toBe(asked)
})

it('who was an admin when it began, and is none when they come back, changes nothing', async () => {
  const { page, row } = await logInPerson()
  const { state, code } = await begin(page, row.id)
  await env.DIRECTORY.prepare(`UPDATE membership SET role = 'user' WHERE space_id = ?1`)
    .bind((await openState(env, state))?.space ?? 0)
    .run()
  expect(await comeBack(page, { code, state })).toContain('connected=expired')
})

it('a code that the service refuses, and a service that is down, leave what was there', async () => {
  const { page, row } = await logInPerson()
  const { state, code } = await begin(page, row.id)
  expect(await comeBack(page, { code: 'code.wrong.x', state })).toContain('connected=refused')
  expect(await comeBack(page, { code: `${code}.down`, state })).toContain('connected=unreachable')
  expect((await page.get<Row>(`/api/storage/${row.id}/`)).has_token).toBe(false)
  expect(await comeBack(page, { code, state })).toBe(isDone(row.id))
})

it('who cannot log in there is told why', async () => {
  const { page, row } = await logInPerson()
  const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code]
  const path = `/api/storage/${row.id}/authorize/`
  expect(await codeOf(await callIn(page, path, { ...oauthVariables(), DROPBOX_CLIENT_ID: '' }))).toEqual([
    409,
    'oauth.not_set_up',
  ])
  const cloud = await page.post<Row>('/api/storage/', { name: 'Cloud', method: 'NEXTCLOUD' })
  expect(await codeOf(await callIn(page, `/api/storage/${cloud.id}/authorize/`))).toEqual([409, 'oauth.no_log_in'])
  expect((await callIn(page, '/api/storage/0/authorize/')).status).toBe(404)
  const { creator, join } = await createHousehold()
  const theirs = await creator.post<Row>('/api/storage/', { name: 'Files', method: 'DB' })
  expect((await callIn(page, `/api/storage/${theirs.id}/authorize/`)).status).toBe(404)
  expect((await (await join('user')).call('GET', `/api/storage/${theirs.id}/authorize/`)).status).toBe(403)
  expect(await codeOf(await creator.call('GET', `/api/storage/${theirs.id}/authorize/`))).toEqual([
    409,
    'oauth.not_set_up',
  ])
})
