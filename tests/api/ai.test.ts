import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHousehold, stranger, type TestHousehold, type TestPerson } from '#tests/fixture.ts'

interface Provider {
  id: number
  name: string
  space: number | null
  log_credit_cost: boolean
}
interface Page {
  count: number
  next: string | null
  results: Provider[]
}

const path = '/api/ai-provider/'
const draft = { name: 'Own', model_name: 'openai/gpt-x', api_key: 'k3y' }

async function operator() {
  const home = await createHousehold()
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(home.creator.id).run()
  return home
}

const everywhere = async (more: object = {}) => {
  const { creator } = await operator()
  return { creator, provider: await creator.post<Provider>(path, { ...draft, name: 'For all', ...more }) }
}

/** Every space sees global providers, so those of other tests must go before these, and these afterwards. */
async function clear() {
  const alive = env.DIRECTORY.prepare('SELECT id FROM ai_provider WHERE space_id = 0 AND deleted_with IS NULL')
  const { results } = await alive.all<{ id: number }>()
  if (results.length === 0) return
  const { creator } = await operator()
  for (const { id } of results) expect((await creator.call('DELETE', `${path}${id}/`)).status).toBe(204)
}
beforeEach(clear)
afterEach(clear)

const logged = ({ shard, space }: TestHousehold, id: number, row: Record<string, unknown>) =>
  env[shard as 'SPACES_00']
    .prepare(`INSERT INTO ai_log (space_id, id, version, created_at, updated_at, ai_provider, function, credit_cost,
      credits_from_balance, input_tokens, output_tokens, created_by) VALUES (?, ?, 0, ?, ?, ?, 'STEP_SORT', ?, ?, 9, 5, 1)`)
    .bind(space, id, row['at'], row['at'], row['provider'] ?? null, row['cost'] ?? 1, row['balance'] ?? 0)
    .run()

it("a space's provider is made and changed by its admins, read by its users, and known to nobody else", async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  const made = await admin.post<Provider>(path, { ...draft, space: null, log_credit_cost: false })
  expect(made).toMatchObject({
    space: home.space,
    has_api_key: true,
    log_credit_cost: true,
    description: '',
    url: null,
  })
  const one = `${path}${made.id}/`
  const user = await home.join('user')
  expect(await user.get(one)).toMatchObject({ id: made.id })
  expect(await user.get(path)).toMatchObject({ count: 1 })
  for (const [method, target] of [
    ['POST', path],
    ['PUT', one],
    ['PATCH', one],
    ['DELETE', one],
  ] as const) {
    expect((await user.call(method, target, method === 'DELETE' ? undefined : draft)).status).toBe(403)
  }
  const guest = await home.join('guest')
  for (const target of [path, one]) expect((await guest.call('GET', target)).status).toBe(403)
  expect((await stranger.call('GET', path)).status).toBe(403)
  const other = await createHousehold()
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    expect((await other.creator.call(method, one, method === 'GET' ? undefined : draft)).status).toBe(404)
  }
  expect(await admin.patch(one, { name: 'Ours', space: 1 })).toMatchObject({ name: 'Ours', space: home.space })
})

it('every space sees a global provider, and only the operator changes it', async () => {
  const { creator: boss, provider } = await everywhere({ log_credit_cost: false })
  expect(provider).toMatchObject({ space: null, log_credit_cost: false })
  const home = await createHousehold()
  const own = await home.creator.post<Provider>(path, draft)
  const { results, count } = await home.creator.get<Page>(path)
  expect([count, results.map(({ id }) => id)]).toEqual([2, [provider.id, own.id]])
  const one = `${path}${provider.id}/`
  expect(await home.creator.get(one)).toMatchObject({ name: 'For all' })
  for (const [method, body] of [
    ['PATCH', { name: 'Mine' }],
    ['PUT', draft],
    ['DELETE', undefined],
  ] as const) {
    expect((await home.creator.call(method, one, body)).status).toBe(403)
  }
  expect(await boss.patch(one, { description: 'fast' })).toMatchObject({ description: 'fast', space: null })
  expect((await boss.call('DELETE', one)).status).toBe(204)
  expect((await boss.call('GET', one)).status).toBe(404)
})

it('the operator can create a provider for the active space', async () => {
  const { creator, space } = await operator()
  expect(await creator.post(path, { ...draft, space })).toMatchObject({ space })
})

it("a page lists global providers and the space's own together", async () => {
  await everywhere()
  const { creator } = await createHousehold()
  await creator.post(path, draft)
  const first = await creator.get<Page>(`${path}?page_size=1`)
  expect(first).toMatchObject({ count: 2, results: [{ name: 'For all' }], next: expect.stringContaining('page=2') })
  expect(await creator.get(`${path}?page_size=1&page=last`)).toMatchObject({ results: [{ name: 'Own' }], next: null })
  expect((await creator.call('GET', `${path}?page=3`)).status).toBe(404)
})

it('a key may be left out but not be blank', async () => {
  const { creator } = await createHousehold()
  const { api_key: _, ...keyless } = draft
  expect(await creator.post(path, keyless)).toMatchObject({ has_api_key: false })
  expect((await creator.call('POST', path, { ...draft, api_key: '' })).status).toBe(400)
  expect((await creator.call('POST', path, { name: 'x' })).status).toBe(400)
})

it('a space chooses among the providers it can use, never one of another space, and choosing one does not change it', async () => {
  const { provider } = await everywhere()
  const home = await createHousehold()
  const other = await createHousehold()
  const own = await home.creator.post<Provider>(path, draft)
  const foreign = await other.creator.post<Provider>(path, draft)
  const target = `/api/space/${home.space}/`
  const named = { ai_default_provider: { id: own.id, name: 'Renamed', url: 'https://evil.example.net', api_key: 'x' } }
  expect(await home.creator.patch(target, named)).toMatchObject({
    ai_default_provider: { id: own.id, name: 'Own', url: null, space: home.space },
  })
  for (const id of [foreign.id, 2_111_111_111]) {
    const refused = await home.creator.call('PATCH', target, { ai_default_provider: id })
    expect(await refused.json()).toMatchObject({ ai_default_provider: [`Invalid pk "${id}" - object does not exist.`] })
  }
  expect((await home.creator.get<Page>(`${path}${own.id}/nulling/`)).results).toMatchObject([{ model: 'Space' }])
  await home.creator.call('DELETE', `${path}${own.id}/`)
  expect(await home.creator.get(target)).toMatchObject({ ai_default_provider: null })
  expect(await home.creator.patch(target, { ai_default_provider: provider.id })).toMatchObject({
    ai_default_provider: { id: provider.id, space: null },
  })
  expect(await home.creator.patch(target, { ai_default_provider: null })).toMatchObject({ ai_default_provider: null })
})

it('requests to providers are logged for the users of the space, newest first', async () => {
  const { provider } = await everywhere()
  const home = await createHousehold()
  const own = await home.creator.post<Provider>(path, draft)
  const at = '2026-11-28T04:00:00.000Z'
  await logged(home, 1, { at, provider: own.id })
  await logged(home, 2, { at, provider: provider.id, balance: 1 })
  await logged(home, 3, { at })
  const user = await home.join('user')
  const { results } = await user.get<{ results: object[] }>('/api/ai-log/')
  expect(results).toMatchObject([
    { id: 3, ai_provider: null, function: 'STEP_SORT', credits_from_balance: false },
    { id: 2, ai_provider: { id: provider.id, name: 'For all', space: null }, credits_from_balance: true },
    { id: 1, ai_provider: { id: own.id, name: 'Own', space: home.space }, credit_cost: 1, input_tokens: 9 },
  ])
  expect(await user.get('/api/ai-log/2/')).toEqual(results[1])
  await home.creator.call('DELETE', `${path}${own.id}/`)
  expect(await user.get('/api/ai-log/1/')).toMatchObject({ ai_provider: null })
  const other = await createHousehold()
  expect((await other.creator.call('GET', '/api/ai-log/1/')).status).toBe(404)
  for (const person of [await home.join('guest'), stranger] satisfies TestPerson[]) {
    expect((await person.call('GET', '/api/ai-log/')).status).toBe(403)
  }
  expect((await user.call('POST', '/api/ai-log/', {})).status).toBe(404)
})

it('credits used count this month only, without those paid from the balance', async () => {
  const home = await createHousehold()
  const now = new Date()
  const [year, month] = [now.getUTCFullYear(), String(now.getUTCMonth() + 1).padStart(2, '0')]
  await logged(home, 1, { at: `${year}-${month}-01T00:00:00.000Z`, cost: 1.25 })
  await logged(home, 2, { at: now.toISOString(), cost: 2 })
  await logged(home, 3, { at: now.toISOString(), cost: 4, balance: 1 })
  await logged(home, 4, { at: `${year - 1}-${month}-15T00:00:00.000Z`, cost: 8 })
  await logged(home, 5, { at: new Date(Date.UTC(year, now.getUTCMonth(), 0)).toISOString(), cost: 16 })
  expect(await home.creator.get('/api/space/current/')).toMatchObject({ ai_monthly_credits_used: 3.25 })
})
