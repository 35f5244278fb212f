import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '#worker/index.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Shown {
  id: number
  last_used?: string | null
}

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

/** What an answer took, and what the worker went on with after it. */
async function ask(token: string, path = '/api/unit/') {
  const after: Promise<unknown>[] = []
  const asked = new Request(`http://larder.test${path}`, { headers: { authorization: `Bearer ${token}` } })
  const context = { waitUntil: (work: Promise<unknown>) => after.push(work), passThroughOnException: () => {} }
  const { status, headers } = await worker.fetch(asked, env, context as unknown as ExecutionContext) // The worker uses no more of it.
  await Promise.all(after)
  return { status, trips: headers.get('server-timing'), after: after.length }
}

const note = (id: number, used: string | null) =>
  env.DIRECTORY.prepare('UPDATE access_token SET last_used = ? WHERE id = ?').bind(used, id).run()

async function makeToken(person: TestPerson, scope = 'read') {
  const made = await person.post<Shown & { token: string }>('/api/access-token/', { scope, expires: '2099-01-01' })
  const used = async () => (await person.get<Shown>(`/api/access-token/${made.id}/`)).last_used
  return { ...made, used }
}

it('a token tells when it was last used, and before that, that it never was', async () => {
  const { creator } = await createHousehold()
  const { id, token, used, last_used } = await makeToken(creator)
  expect([last_used, await used()]).toEqual([null, null])
  await ask(token)
  expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const list = await creator.get<Shown[]>('/api/access-token/')
  expect(list.find((one) => one.id === id)?.last_used).toBe(await used())
})

it('of a token that was made before uses were noted, nothing is said until it is used', async () => {
  const { creator } = await createHousehold()
  const { id, token } = await makeToken(creator)
  await note(id, '')
  expect(await creator.get(`/api/access-token/${id}/`)).not.toHaveProperty('last_used')
  await ask(token)
  expect(await creator.get(`/api/access-token/${id}/`)).toHaveProperty('last_used')
})

it('a use is noted after the answer and once an hour, and no answer takes a round trip more for it', async () => {
  const { creator } = await createHousehold()
  const { id, token, used } = await makeToken(creator)
  const first = await ask(token)
  expect([first.status, first.after]).toEqual([200, 1])
  const noted = await used()
  expect(await ask(token)).toEqual({ ...first, after: 0 })
  expect(await used()).toBe(noted)
  const recently = ago(0.9)
  await note(id, recently)
  expect(await ask(token)).toEqual({ ...first, after: 0 })
  expect(await used()).toBe(recently)
  await note(id, ago(1.1))
  expect(await ask(token)).toEqual(first)
  expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

it('a token that is refused was not used', async () => {
  const { creator } = await createHousehold()
  const { id, token, used } = await makeToken(creator)
  expect((await ask('', `/api/meal-plan/ical/?access_token=${token}`)).status).toBe(403)
  await creator.patch(`/api/access-token/${id}/`, { expires: '2001-01-01T00:00:00Z' })
  expect((await ask(token)).status).toBe(403)
  expect(await used()).toBe(null)
})

it("a calendar's subscription counts as a use of its token", async () => {
  const { creator } = await createHousehold()
  const { token, used } = await makeToken(creator, 'mealplan')
  expect((await ask('', `/api/meal-plan/ical/?access_token=${token}`)).status).toBe(200)
  expect(await used()).toEqual(expect.any(String))
})

it('that a token was used does not make stale what was read of it', async () => {
  const { creator } = await createHousehold()
  const { id } = await makeToken(creator)
  const path = `/api/access-token/${id}/`
  const etag = (await creator.call('GET', path)).headers.get('etag') ?? ''
  await note(id, ago(0))
  expect((await creator.call('PATCH', path, { scope: 'write' }, { 'if-match': etag })).status).toBe(200)
  expect((await creator.call('PATCH', path, { scope: 'read' }, { 'if-match': etag })).status).toBe(412)
})
