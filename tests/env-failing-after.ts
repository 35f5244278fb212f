import { env } from 'cloudflare:workers'
import { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'

/** Everything fails after `most` batches and file deletions. */
export function envFailingAfter(most: number): Env & { failed(): boolean } {
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
      withSession: () => {
        const session = database.withSession('first-primary')
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
  const files = {
    list: (options: R2ListOptions) => env.FILES.list(options),
    delete: async (keys: string[]) => {
      step()
      return env.FILES.delete(keys)
    },
  }
  return {
    ...env,
    FILES: files as unknown as R2Bucket, // Erasure uses only these methods.
    DIRECTORY: cut(env.DIRECTORY),
    SPACES_00: cut(env.SPACES_00),
    SPACES_01: cut(env.SPACES_01),
    failed: () => failed,
  }
}
