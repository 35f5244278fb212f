import { env } from 'cloudflare:workers'
import { sweep } from '#queues/sweep.ts'
import type { TestHousehold } from '#tests/fixture.ts'
import { deliver, nextMessage } from './from-files.fixture.ts'

/**
 * As `work`, while each slice is cut off twice: right before its commit, and right after it, so that nobody hears of it.
 * The sweep finds what got lost.
 */
export async function workCutOff(home: TestHousehold): Promise<void> {
  for (let lost = 0; lost < 2; lost++) {
    for (;;) {
      const body = await nextMessage(home)
      if (!body) break
      lost = 0
      await deliver(body, cutOff('before'))
      await deliver(body, cutOff('after'))
      await deliver(body)
    }
    await sweep(env, new Date(Date.now() + 3 * 3_600_000).toISOString())
  }
}

/** A world in which work is cut off right before its commit, or right after it. */
export function cutOff(when: 'before' | 'after'): Env {
  const cut = (database: D1Database): D1Database =>
    ({
      prepare: (text: string) => database.prepare(text),
      withSession: () => {
        const session = database.withSession('first-primary')
        let isCommit = false
        return {
          prepare: (text: string) => {
            isCommit ||= /^\s*INSERT INTO event\b/.test(text)
            return session.prepare(text)
          },
          getBookmark: () => session.getBookmark(),
          batch: async (statements: D1PreparedStatement[]) => {
            const fails = isCommit
            isCommit = false
            if (fails && when === 'before') throw new Error('cut off')
            const answer = await session.batch(statements)
            if (fails) throw new Error('cut off')
            return answer
          },
        }
      },
    }) as unknown as D1Database // The code under test uses only these members.
  return { ...env, SPACES_00: cut(env.SPACES_00), SPACES_01: cut(env.SPACES_01) }
}
