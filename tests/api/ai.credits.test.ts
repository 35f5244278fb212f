import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { stepsQuestion } from '#worker/modules/assistant/sort-steps/steps-question.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { releaseOverdue } from '#worker/modules/ai/calls/release-overdue.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { aiHost, aiHousehold, type AiHousehold } from '#tests/ai.fixture.ts'

const steps = { steps: [{ instruction: 'Slice the leeks. Boil them.', ingredients: [], order: 0 }] }
const sorted = JSON.stringify({ starts: [], uses: [] })
const sort = (home: AiHousehold, headers: Record<string, string> = {}) =>
  home.call(`/api/ai-step-sort/?provider=${home.provider}`, steps, { headers })

/** Asks as of an instant, which the clock of a request says otherwise. */
async function askAt(home: AiHousehold, at: string) {
  const context = await contextForUser({ ...env, FETCH_ALLOW: aiHost }, at, {
    user: home.creator.id,
    space: home.space,
  })
  if (!context) throw new Error('no context')
  return askProvider(context, home.provider, stepsQuestion({ steps: [], pieces: [], lines: [] }))
}

const dear = { price_input: 0, price_output: 1000 }

it('when the credits of the month do not suffice, the balance pays, and then nobody does', async () => {
  // At most 64.8 credits, where the model has to be asked twice; the 100 tokens that it answers are 10.
  const home = await aiHousehold([{ say: sorted, input: 0, output: 100 }], dear)
  await home.terms({ ai_credits_monthly: 65, ai_credits_balance: 75 })
  const paid: unknown[] = []
  for (let i = 0; i < 5; i++) paid.push((await sort(home)).status)
  expect(paid).toEqual([200, 200, 200, 400, 400])
  const logs = (await home.logs()).toReversed()
  const from = (balance: boolean) =>
    logs.filter((one) => one.credits_from_balance === balance).reduce((sum, one) => sum + one.credit_cost, 0)
  expect([from(false), from(true)]).toEqual([10, 20])
  const space = await home.creator.get('/api/space/current/')
  expect(space).toMatchObject({ ai_monthly_credits_used: 10, ai_credits_balance: 55 })
})

it('who sets a balance anew gives that much, and who sends it back changes nothing', async () => {
  const home = await aiHousehold([{ say: sorted, input: 0, output: 100 }], dear)
  await home.terms({ ai_credits_monthly: 0, ai_credits_balance: 100 })
  expect((await sort(home)).status).toBe(200)
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(home.creator.id).run()
  const path = `/api/space/${home.space}/`
  expect(await home.creator.get(path)).toMatchObject({ ai_credits_balance: 90 })
  expect(await home.creator.patch(path, { ai_credits_balance: 90 })).toMatchObject({ ai_credits_balance: 90 })
  expect(await home.creator.patch(path, { ai_credits_balance: 100 })).toMatchObject({ ai_credits_balance: 100 })
  expect(await home.creator.get(`/api/operator/space/`)).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ id: home.space, ai_credits_balance: 100 })]),
  })
})

it.each([
  ['Pacific/Auckland', '2026-11-30T10:59:59.000Z', '2026-11-30T11:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-01T07:59:59.000Z', '2026-12-01T08:00:00.000Z'],
  ['', '2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00.000Z'],
])('in %s the credits of a month are new when its first day begins there', async (time_zone, last, first) => {
  const home = await aiHousehold([{ say: sorted, input: 0, output: 300 }], dear)
  await home.terms({ time_zone, ai_credits_monthly: 60 })
  await askAt(home, last)
  await expect(askAt(home, last)).rejects.toMatchObject({ code: 'ai.no_credits' })
  await askAt(home, first)
  await expect(askAt(home, first)).rejects.toMatchObject({ code: 'ai.no_credits' })
  // The same month of another year is another month.
  await askAt(home, first.replace('2026', '2025'))
})

it('a question that was cut off is given up after its time, and its credits are there again', async () => {
  const home = await aiHousehold([{ say: sorted, input: 0, output: 100 }], dear)
  await home.terms({ ai_credits_monthly: 65 })
  const shard = databaseByName(env, home.shard)
  const id = await cutOff(home)
  expect(await sort(home).then(({ status }) => status)).toBe(400)
  const db = new Database(home.shard, shard)
  await releaseOverdue(env, db, new Date().toISOString())
  expect(await home.logs()).toMatchObject([{ id, state: 'asked' }])
  await releaseOverdue(env, db, new Date(Date.now() + 3_600_000).toISOString())
  expect(await home.logs()).toMatchObject([{ id, state: 'released', credit_cost: 0 }])
  expect((await sort(home)).status).toBe(200)
  expect((await replayDifferencesIn(home)).filter(({ table }) => table !== 'space')).toEqual([])
})

/** Asks, and loses the worker before anything comes back. */
async function cutOff(home: AiHousehold): Promise<number> {
  await askAt(home, new Date().toISOString())
  const [log] = await home.logs()
  // As the log is left when nothing follows the question.
  await env[home.shard as 'SPACES_00']
    .prepare(`DELETE FROM event WHERE space_id = ? AND stream = ? AND version > 1`)
    .bind(home.space, `ai-call:${log?.id}`)
    .run()
  await env[home.shard as 'SPACES_00']
    .prepare(
      `UPDATE ai_log SET state = 'asked', version = 1, credit_cost = 0, reserved = 60, end_time = NULL, input_tokens = 0,
        output_tokens = 0, updated_at = created_at WHERE space_id = ? AND id = ?`,
    )
    .bind(home.space, log?.id)
    .run()
  return log?.id ?? 0
}

it('a repeated key answers as it did first, and asks nobody again', async () => {
  const home = await aiHousehold([{ say: sorted }, { say: '{"starts":[0],"uses":[]}' }])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = [await sort(home, key), await sort(home, key)]
  expect([second.status, await second.json()]).toEqual([first.status, await first.json()])
  expect((await home.seen()).length).toBe(1)
  const other = await home.call(`/api/ai-step-sort/?provider=${home.provider}`, { steps: [] }, { headers: key })
  expect(other.status).toBe(422)
})

it('a key that is at work is a conflict, and one that failed is tried again', async () => {
  const home = await aiHousehold([{ status: 500 }, { say: sorted, delay: 300 }])
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await sort(home, key)).status).toBe(400)
  const both = await Promise.all([sort(home, key), sort(home, key)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await home.logs()).map(({ state }) => state)).toEqual(['charged', 'failed'])
})

it('a person asks sixty times within an hour at most', async () => {
  const home = await aiHousehold([{ say: sorted }])
  const asked = new Date(Date.now() - 1_800_000).toISOString()
  await env[home.shard as 'SPACES_00']
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
        INSERT INTO ai_log (space_id, id, version, created_at, updated_at, function, credit_cost, credits_from_balance,
          input_tokens, output_tokens, created_by) SELECT ?1, i, 0, ?2, ?2, 'STEP_SORT', 0, 0, 0, 0, ?3 FROM n`,
    )
    .bind(home.space, asked, home.creator.id)
    .run()
  expect((await sort(home)).status).toBe(200)
  const refused = await sort(home)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1_700)
  const mate = await home.join('user')
  const path = `/api/ai-step-sort/?provider=${home.provider}`
  expect((await home.call(path, steps, { by: mate })).status).toBe(200)
})
