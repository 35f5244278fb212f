import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { connected, database, holdConnectors, host, TOKEN } from '#tests/todo/connector.fixture.ts'

holdConnectors()

const draft = { type: 'HomeAssistant', url: host, token: TOKEN }
const test = '/api/connector-config/test/'

it('a test names the lists, before anything is saved and afterwards', async () => {
  const home = await createHousehold()
  const { path, entity } = await connected(home)
  const one = { id: entity, name: `List ${entity}` }
  expect((await home.creator.post<{ lists: object[] }>(test, draft)).lists).toContainEqual(one)
  expect((await home.creator.post<{ lists: object[] }>(`${path}test/`, {})).lists).toContainEqual(one)
})

it('a saved token goes to no other address', async () => {
  const home = await createHousehold()
  const { path } = await connected(home)
  const elsewhere = await home.creator.call('POST', `${path}test/`, { url: 'https://elsewhere.example.org/api/' })
  expect(elsewhere.status).toBe(400)
  expect(await elsewhere.json()).toMatchObject({ token: [expect.any(String)] })
})

it.each([
  ['a wrong token', { token: 'wrong' }, 400, /token/],
  ['a page of something else', { url: `${host}/nonsense/api/` }, 409, /not the API/],
  ['an endless answer', { url: `${host}/flood/api/` }, 409, /too large/],
  ['a redirect', { url: `${host}/elsewhere/api/` }, 400, /redirects/],
  ['an address with nothing behind it', { url: `${host}/other/` }, 400, /address of Home Assistant/],
  ['an address in the own network', { url: 'http://192.168.1.2:8123/api/' }, 400, /FETCH_ALLOW/],
  ['a service that this server does not know', { type: 'Nonsense' }, 400, /not a valid choice/],
])('a test of %s is refused with a sentence that helps', async (_what, change, status, sentence) => {
  const home = await createHousehold()
  const refused = await home.creator.call('POST', test, { ...draft, ...change })
  expect(refused.status).toBe(status)
  expect(await refused.text()).toMatch(sentence)
})

it('only admins call them', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const { path } = await connected(home)
  for (const [method, target] of [
    ['POST', test],
    ['POST', `${path}test/`],
    ['POST', `${path}sync/`],
    ['POST', `${path}resume/`],
    ['GET', `${path}log/`],
  ] as const)
    expect((await user.call(method, target, method === 'GET' ? undefined : {})).status, target).toBe(403)
})

it('the log shows what was sent and answered, the latest first, and never the token', async () => {
  const home = await createHousehold()
  const { path, run, list, row } = await connected(home)
  await list('Milk')
  await run()
  const { results } = await home.creator.get<{
    results: { method: string; url: string; sent: string; status: number }[]
  }>(`${path}log/`)
  const added = results.find(({ url }) => url.endsWith('add_item'))
  expect(added).toMatchObject({ method: 'POST', status: 200, sent: expect.stringContaining('"item":"Milk"') })
  expect(results[0]?.url).toMatch(/get_items$/)
  expect(JSON.stringify([results, await row()])).not.toContain(TOKEN)
  const { results: events } = await database(home)
    .prepare('SELECT data, meta FROM event WHERE space_id = ?1')
    .bind(home.space)
    .all()
  expect(JSON.stringify(events)).not.toContain(TOKEN)
})

it('the log keeps the last two hundred', async () => {
  const home = await createHousehold()
  const { path, id, run, list } = await connected(home)
  await database(home)
    .prepare(
      `INSERT INTO connector_exchange SELECT ?1, ?2, '2026-01-01T00:00:00.000Z', value, 'GET', 'https://a.example/', 200, 1, '', ''
        FROM generate_series(1, 300)`.replace(
        'generate_series(1, 300)',
        '(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 300) SELECT value FROM n)',
      ),
    )
    .bind(home.space, id)
    .run()
  await list('Milk')
  await run()
  expect((await home.creator.get<{ results: object[] }>(`${path}log/`)).results).toHaveLength(200)
  const left = await database(home)
    .prepare('SELECT count(*) AS n FROM connector_exchange WHERE space_id = ?1 AND connector = ?2')
    .bind(home.space, id)
    .first<number>('n')
  expect(left).toBe(200)
})

it('what a connector changed is undone as any command, and then goes there as well', async () => {
  const home = await createHousehold()
  const { run, change, entries, texts } = await connected(home)
  await change((items) => [...items, { uid: 'a', summary: 'Radish', status: 'needs_action' }])
  await run()
  const command = await database(home)
    .prepare(`SELECT meta ->> 'command' AS c FROM event WHERE space_id = ?1 AND type = 'shopping.added'`)
    .bind(home.space)
    .first<string>('c')
  expect((await home.creator.call('POST', `/api/command/s.${command}/undo/`)).status).toBeLessThan(300)
  expect(await entries()).toEqual([])
  await run()
  expect(await texts()).toEqual([])
})
