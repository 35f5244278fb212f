import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import { Problem } from '#worker/kernel/contract/errors.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { monthOf } from '#worker/modules/ai/calls/month.ts'
import { releaseOverdue } from '#worker/modules/ai/calls/release-overdue.ts'
import { stepsQuestion } from '#worker/modules/assistant/sort-steps/steps-question.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { aiHost, aiHousehold } from '#tests/ai.fixture.ts'
import type { Line } from '#tests/ai.script.ts'

const sorted = JSON.stringify({ starts: [], uses: [] })

const line: fc.Arbitrary<Line> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ say: fc.constant(sorted), input: fc.nat(400), output: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.record({ say: fc.constant(sorted), input: fc.nat(90_000_000), output: fc.nat(90_000_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ say: 'no JSON' }) },
  { weight: 1, arbitrary: fc.constant({ status: 500 }) },
)

/** After how many looks at a database the worker dies, and on which side of the month's border it asks. */
const question = fc.record({ dies: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 3 }), isNextMonth: fc.boolean() })
const zones = fc.constantFrom('', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata')

it('however questions meet, fail and die, the log adds up to what is used, and never passes what may be used', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 4, maxLength: 8 }),
      fc.array(question, { minLength: 6, maxLength: 14 }),
      zones,
      fc.record({ monthly: fc.integer({ min: 0, max: 30 }), balance: fc.integer({ min: 0, max: 30 }) }),
      async (script, questions, time_zone, { monthly, balance }) => {
        const home = await aiHousehold(script, { price_input: 3, price_output: 100 })
        await home.terms({ time_zone, ai_credits_monthly: monthly, ai_credits_balance: balance })
        const { start } = monthOf('2026-12-05T00:00:00.000Z', time_zone)
        const times = { before: new Date(Date.parse(start) - 1).toISOString(), after: start }
        await Promise.all(
          questions.map(async ({ dies, isNextMonth }) => {
            const variables = dies === null ? env : envFailingAfter(dies)
            const who = { user: home.creator.id, space: home.space }
            const at = isNextMonth ? times.after : times.before
            const context = await contextForUser({ ...variables, FETCH_ALLOW: aiHost }, at, who)
            if (!context) throw new Error('no context')
            const asked = stepsQuestion({ steps: [], pieces: [], lines: [] })
            await askProvider(context, home.provider, asked).catch((error: unknown) => {
              if (!(error instanceof Problem) && !String(error).includes('cut')) throw error
            })
          }),
        )
        const rows = await env[home.shard as 'SPACES_00']
          .prepare(
            'SELECT created_at, state, credit_cost, reserved, credits_from_balance FROM ai_log WHERE space_id = ?',
          )
          .bind(home.space)
          .all<{
            created_at: string
            state: string
            credit_cost: number
            reserved: number
            credits_from_balance: number
          }>()
        const sum = (of: (row: (typeof rows.results)[number]) => boolean, what: 'credit_cost' | 'reserved') =>
          rows.results.filter(of).reduce((total, row) => total + row[what], 0)
        const inMonth = (at: string) => (row: { created_at: string; credits_from_balance: number }) =>
          row.created_at === at && !row.credits_from_balance
        const fromBalance = (row: { credits_from_balance: number }) => row.credits_from_balance === 1
        for (const at of Object.values(times)) {
          expect(sum(inMonth(at), 'credit_cost') + sum(inMonth(at), 'reserved')).toBeLessThanOrEqual(monthly + 1e-9)
        }
        expect(sum(fromBalance, 'credit_cost') + sum(fromBalance, 'reserved')).toBeLessThanOrEqual(balance + 1e-9)
        expect(sum(({ state }) => state !== 'charged', 'credit_cost')).toBe(0)
        expect(sum(({ state }) => state !== 'asked', 'reserved')).toBe(0)
        const db = new Database(home.shard, databaseByName(env, home.shard))
        await releaseOverdue(env, db, '2099-01-01T00:00:00.000Z')
        const open = await env[home.shard as 'SPACES_00']
          .prepare(`SELECT count(*) AS open FROM ai_log WHERE space_id = ? AND (state = 'asked' OR reserved <> 0)`)
          .bind(home.space)
          .first('open')
        expect(open).toBe(0)
        expect((await replayDifferencesIn(home)).filter(({ table }) => table !== 'space')).toEqual([])
        // What everybody sees is what the log says.
        const logs = await home.logs()
        expect(logs.reduce((total, one) => total + one.credit_cost, 0)).toBeCloseTo(
          sum(() => true, 'credit_cost'),
          6,
        )
      },
    ),
    { numRuns: 8 },
  )
})
