import { sql, type SQLWrapper } from 'drizzle-orm'
import { uuid } from '../../../clock.ts'
import { decodeAll, type Database } from '../../sql/database.ts'
import type { QueryResults, Queries } from '../../sql/query.ts'
import { clearTables, copySchema } from './copy-schema.ts'

/**
 * A database that nobody reads from, where one run at a time builds read models a second time. A later run takes it
 * over: from then on whatever the earlier one asks or writes is refused.
 */
export class ScratchDatabase {
  readonly #db: Database
  readonly #run = uuid()

  private constructor(db: Database) {
    this.#db = db
  }

  /** Takes the scratch database over and gives it the tables of another, all of them empty. */
  static async open(db: Database, live: Database): Promise<ScratchDatabase> {
    const scratch = new ScratchDatabase(db)
    const statements = await copySchema(db, live)
    await db.batch([sql`INSERT OR REPLACE INTO scratch_run (one, run) VALUES (1, ${scratch.#run})`, ...statements])
    return scratch
  }

  /** Leaves nothing behind. */
  async close(): Promise<void> {
    await this.write(await clearTables(this.#db))
  }

  async write(statements: readonly SQLWrapper[]): Promise<void> {
    await this.#held(statements)
  }

  async read<Q extends Queries>(queries: Q): Promise<QueryResults<Q>> {
    const entries = Object.entries(queries)
    const rows = await this.#held(entries.map(([, { statement }]) => statement))
    return decodeAll(entries, rows) as QueryResults<Q>
  }

  async #held(statements: readonly SQLWrapper[]) {
    // Null is what the column refuses, and a refused statement takes its whole batch with it.
    const hold = sql`UPDATE scratch_run SET run = iif(run = ${this.#run}, run, NULL)`
    try {
      return (await this.#db.batch([hold, ...statements])).slice(1)
    } catch (error) {
      if (String(error).includes('scratch_run.run')) throw new Error('A later replay has begun.', { cause: error })
      throw error
    }
  }
}
