import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { followerStep } from '#worker/kernel/follow/follower-kind.ts'
import { beginFollowing, dueFollowers } from '#worker/kernel/follow/follower.rows.ts'
import { RetryLater } from '#worker/kernel/log/retry-later.ts'
import { ASLEEP, followed, nothing } from './followers.scene.ts'

const numbers = (events: readonly Logged[]) => events.map(({ data }) => (data as { n: number }).n)

it('is woken by what it follows, with one message until it has come, and sees each event once', async () => {
  const seen: number[][] = []
  const { happen, go, book } = await followed(async (_follower, events) => {
    seen.push(numbers(events))
    return nothing()
  })
  expect(await happen(1)).toEqual([book])
  expect(await happen(2)).toEqual([])
  await go()
  await go()
  expect(await happen(3)).toEqual([book])
  await go()
  expect(seen).toEqual([[1, 2], [3]])
})

it('does a step that was cut off again with the same events, and keeps what it writes once', async () => {
  const seen: number[][] = []
  const { happen, go, db, home, row } = await followed(async (_follower, events) => {
    seen.push(numbers(events))
    if (seen.length === 1) throw new Error('cut off')
    return followerStep(
      {},
      () => ({ appends: [{ stream: 'test:0', expected: 'any', events: [{ type: 'test.told', data: {} }] }] }),
      ASLEEP,
    )
  })
  await happen(1)
  await go()
  expect(await row()).toMatchObject({ attempts: 1, error: 'Error: cut off', lease_until: null })
  expect(await happen(2)).toEqual([])
  await db.batch([sql`UPDATE follower SET wake_at = '2026-01-01' WHERE space_id = ${home.space}`])
  await Promise.all([go(), go(), go()])
  expect(seen).toEqual([[1], [1, 2]])
  expect(await row()).toMatchObject({ attempts: 0, failing_since: null, error: null, wake_at: null })
  const [told] = await db.batch([
    sql`SELECT meta ->> 'system' AS by FROM event WHERE space_id = ${home.space} AND type = 'test.told'`,
  ])
  expect(told).toHaveLength(1)
})

it('is never at work twice at once, and what happens meanwhile is done after it', async () => {
  const seen: number[][] = []
  const { happen, go } = await followed(async (_follower, events) => {
    seen.push(numbers(events))
    if (seen.length === 1) {
      await happen(2)
      await go()
    }
    return nothing()
  })
  await happen(1)
  await go()
  expect(seen).toEqual([[1], [2]])
})

it('writes nothing where somebody else took over', async () => {
  const { happen, go, db, home } = await followed(async () => {
    await db.batch([sql`UPDATE follower SET lease_until = '2099-01-01' WHERE space_id = ${home.space}`])
    return followerStep(
      {},
      () => ({ appends: [{ stream: 'test:0', expected: 'any', events: [{ type: 'test.told', data: {} }] }] }),
      ASLEEP,
    )
  })
  await happen(1)
  await go().catch(() => {})
  const [told] = await db.batch([sql`SELECT 1 FROM event WHERE space_id = ${home.space} AND type = 'test.told'`])
  expect(told).toEqual([])
})

it('waits as long as it is told to, and longer each time', async () => {
  const faults = [new RetryLater('busy', 600), new Error('down')]
  const { happen, go, row, db, home } = await followed(async () => {
    throw faults.shift() ?? new Error('still down')
  })
  const waits: number[] = []
  await happen(1)
  for (let i = 0; i < 4; i++) {
    const before = Date.now()
    await go()
    waits.push(Math.round((Date.parse(String((await row())?.['wake_at'])) - before) / 1000))
    await db.batch([sql`UPDATE follower SET wake_at = '2026-01-01' WHERE space_id = ${home.space}`])
  }
  const [told = 0, ...grown] = waits
  expect(Math.abs(told - 600)).toBeLessThan(5)
  for (const [i, wait] of grown.entries()) {
    expect(wait).toBeGreaterThanOrEqual(5 * 4 ** (i + 1) * 0.85)
    expect(wait).toBeLessThanOrEqual(5 * 4 ** (i + 1) * 1.2)
  }
})

it('gives up with what its kind writes then', async () => {
  const { happen, go, row, db, home } = await followed(
    async () => {
      throw new Error('down')
    },
    {
      giveUp: ({ attempts }) =>
        attempts < 2
          ? null
          : {
              load: {},
              decide: () => ({
                appends: [{ stream: 'test:0', expected: 'any', events: [{ type: 'test.ended', data: {} }] }],
              }),
            },
    },
  )
  await happen(1)
  await go()
  expect(await row()).toMatchObject({ attempts: 1 })
  await db.batch([sql`UPDATE follower SET wake_at = '2026-01-01' WHERE space_id = ${home.space}`])
  await go()
  expect(await row()).toMatchObject({ attempts: 0, wake_at: null })
  const [ended] = await db.batch([sql`SELECT 1 FROM event WHERE space_id = ${home.space} AND type = 'test.ended'`])
  expect(ended).toHaveLength(1)
})

it('begins where the log ends when it follows anew', async () => {
  const seen: number[][] = []
  const { home, book, happen, go, row, db, kind } = await followed(async (_follower, events) => {
    seen.push(numbers(events))
    return nothing()
  })
  await happen(1)
  expect((await home.creator.call('DELETE', `/api/recipe-book/${book}/`)).status).toBe(204)
  await go()
  expect(await row()).toBeUndefined()
  await home.creator.post('/api/recipe-book/', { name: 'Stews', description: '' })
  const mine = async () => {
    const { due } = await db.read({ due: dueFollowers(new Date().toISOString()) })
    return due.filter((one) => one.kind === kind.kind).length
  }
  expect(await mine()).toBe(0)
  await db.batch([
    beginFollowing(
      { ...kind, following: sql`${kind.following} AND f.space_id = ${home.space}` },
      new Date().toISOString(),
    ),
  ])
  expect(await mine()).toBe(1)
  expect(seen).toEqual([])
})
