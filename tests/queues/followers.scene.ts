import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { runFollower } from '#queues/run-follower.ts'
import { systemContext } from '#worker/auth/system-context.ts'
import { followerStep, type FollowerKind, type FollowerMessage } from '#worker/kernel/follow/follower-kind.ts'
import { wakeFollowers } from '#worker/kernel/follow/wake-followers.ts'
import type { Written } from '#worker/kernel/log/commit.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'

type Run = FollowerKind['run']

export const ASLEEP: Pick<Awaited<ReturnType<Run>>, 'nextAt'> = { nextAt: null }
export const nothing = (when: Parameters<typeof followerStep>[2] = ASLEEP) =>
  followerStep({}, () => ({ appends: [] }), when)

/** A household whose books are followed. */
export async function followed(run: Run, more: Partial<FollowerKind> = {}) {
  const home = await createHousehold()
  const book = await home.creator.post<{ id: number }>('/api/recipe-book/', { name: 'Soups', description: '' })
  const kind: FollowerKind = {
    kind: `follower-${home.space}`,
    on: ['test.happened'],
    following: sql`FROM recipe_book f WHERE f.deleted_with IS NULL`,
    run,
    ...more,
  }
  const db = new Database(home.shard, databaseByName(env, home.shard))
  const message: FollowerMessage = { follower: kind.kind, database: home.shard, space: home.space, id: book.id }
  return {
    home,
    db,
    book: book.id,
    go: (worldEnv: Env = env) => runFollower(message, worldEnv, 1000, [kind]),
    happen: (n: number) => happen(home, db, kind, n),
    row: async () =>
      (await db.batch([sql`SELECT * FROM follower WHERE space_id = ${home.space} AND kind = ${kind.kind}`]))[0]?.[0],
    kind,
  }
}

/** Records an event and answers who was woken. */
async function happen({ space }: TestHousehold, db: Database, kind: FollowerKind, n: number): Promise<number[]> {
  const written: Written[] = []
  const store = {
    ...createStore(systemContext(env, new Date().toISOString()), db, space),
    project: () => [],
    wake: wakeFollowers([kind]),
    notify: (what: Written) => void written.push(what),
  }
  await execute(store, {}, () =>
    outcome({
      appends: [{ stream: `test:${n}`, expected: 'any', events: [{ type: 'test.happened', data: { n } }] }],
      answer: {},
      respond: () => null,
    }),
  )
  return written.flatMap(({ woken }) => woken.map(({ id }) => id))
}
