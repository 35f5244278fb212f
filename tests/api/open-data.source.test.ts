import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { fetchWithEnv } from '#tests/fetch-with-env.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { askOpenData } from '#tests/open-data.fixture.ts'

const host = inject('foodDataHost')
const body = { selected_version: 'en', selected_datatypes: ['unit', 'food'], update_existing: false, use_metric: true }
const eventsIn = ({ shard, space }: TestHousehold) =>
  (shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01)
    .prepare('SELECT count(*) AS n FROM event WHERE space_id = ?1')
    .bind(space)
    .first<number>('n')

it('admins see which versions there are and how much of each kind', async () => {
  const home = await createHousehold()
  const [admin, user] = [await home.join('admin'), await home.join('user')]
  const meta = await askOpenData(admin, 'GET')
  expect(await meta.json()).toMatchObject({ versions: ['en', 'de', 'fr', 'en-US'], en: { food: 4, unit: 2 } })
  expect((await askOpenData(user, 'GET')).status).toBe(403)
  expect((await askOpenData(user, 'POST', '', body)).status).toBe(403)
})

it('a server without an address says so', async () => {
  const { creator } = await createHousehold()
  expect(await creator.get('/api/import-open-data/')).toEqual({ versions: [], datatypes: [] })
  const answer = await creator.call('POST', '/api/import-open-data/', body)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'open-data.not_configured', detail: expect.any(String) })
})

it.each([
  ['status-429', 429, 'open-data.rate_limited'],
  ['status-500', 502, 'open-data.failed'],
  ['nonsense', 502, 'open-data.unreadable'],
  ['words', 502, 'open-data.unreadable'],
  ['floods', 502, 'open-data.unreadable'],
  ['elsewhere', 502, 'open-data.unreachable'],
])('an address that fails (%s) is named, and nothing is done', async (fault, status, code) => {
  const home = await createHousehold()
  const before = await eventsIn(home)
  const address = `${host}/${fault}/open-data/`
  for (const answer of [
    await askOpenData(home.creator, 'GET', '', undefined, address),
    await askOpenData(home.creator, 'POST', '', body, address),
  ]) {
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '120' : null)
  }
  expect(await eventsIn(home)).toBe(before)
})

it('a version or a kind that there is not, and a file that is none, are refused', async () => {
  const { creator } = await createHousehold()
  const refused = async (more: object) => {
    const answer = await askOpenData(creator, 'POST', '', { ...body, ...more })
    return [answer.status, await answer.json()]
  }
  expect(await refused({ selected_version: '../secret' })).toMatchObject([400, { selected_version: [/valid choice/] }])
  expect(await refused({ selected_datatypes: ['people'] })).toMatchObject([400, { selected_datatypes: {} }])
  expect(await refused({ selected_datatypes: [] })).toMatchObject([400, {}])
  expect(await refused({ selected_version: 'fr' })).toMatchObject([502, { code: 'open-data.unreadable' }])
})

it('a copy is kept, and answers for an hour and where the address fails', async () => {
  const { creator } = await createHousehold()
  const asked: number[] = []
  const counting = (address: string, files: R2Bucket) =>
    fetchWithEnv(
      { OPEN_DATA_URL: address, FETCH_ALLOW: host, FILES: files },
      new Request('http://larder.test/api/import-open-data/', {
        headers: { authorization: `Bearer ${creator.token}` },
      }),
    )
  const address = `${host}/open-data`
  const old = new Proxy(env.FILES, {
    get: (files, name: keyof R2Bucket) =>
      name === 'get'
        ? async (key: string) => {
            asked.push(1)
            const kept = await files.get(key)
            return kept && { text: () => kept.text(), customMetadata: { ...kept.customMetadata, at: '2020-01-01' } }
          }
        : files[name].bind(files),
  })
  expect((await counting(address, env.FILES)).status).toBe(200)
  // It is asked whether anything changed, and has not.
  expect((await counting(address, old)).status).toBe(200)
  expect(asked).toHaveLength(1)
  const failing = `${host}/status-500/open-data`
  const copy = await env.FILES.get(await keyOf(`${address}/meta.json`))
  await env.FILES.put(await keyOf(`${failing}/meta.json`), (await copy?.text()) ?? '')
  expect(await (await counting(failing, env.FILES)).json()).toMatchObject({ versions: ['en', 'de', 'fr', 'en-US'] })
  await env.FILES.put(await keyOf(`${failing}/meta.json`), 'broken')
  expect((await counting(failing, env.FILES)).status).toBe(502)
  await env.FILES.delete(await keyOf(`${failing}/meta.json`))
})

async function keyOf(address: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)))
  return `open-data/${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
