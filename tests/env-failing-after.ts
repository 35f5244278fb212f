import { env } from 'cloudflare:workers'
import { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'

/** Everything fails after `most` batches and calls of one method of the file store. */
export function envFailingAfter(most: number, fileMethod: 'delete' | 'put' = 'delete'): Env & { failed(): boolean } {
  const budget = new WorkBudget(most)
  let failed = false
  const step = () => {
    if (budget.trySpend()) return
    failed = true
    throw new Error('cut')
  }
  const cut = (database: D1Database): D1Database =>
    ({
      prepare: (text: string) => database.prepare(text),
      withSession: (start: D1SessionBookmark) => {
        const session = database.withSession(start)
        return {
          prepare: (text: string) => session.prepare(text),
          getBookmark: () => session.getBookmark(),
          batch: async (statements: D1PreparedStatement[]) => {
            step()
            return session.batch(statements)
          },
        }
      },
    }) as unknown as D1Database // The code under test uses only these members.
  const files = new Proxy(env.FILES, {
    get: (bucket, name: keyof R2Bucket) => {
      const method = bucket[name].bind(bucket) as (...args: unknown[]) => unknown
      if (name !== fileMethod) return method
      return async (...args: unknown[]) => {
        step()
        return method(...args)
      }
    },
  })
  return {
    ...env,
    FILES: files,
    DIRECTORY: cut(env.DIRECTORY),
    SPACES_00: cut(env.SPACES_00),
    SPACES_01: cut(env.SPACES_01),
    failed: () => failed,
  }
}
