import { sql, type SQLWrapper } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { decodeAll, type Database } from '../../sql/database.ts'
import type { QueryResults, Queries } from '../../sql/query.ts'
import { clearTables, copySchema } from './copy-schema.ts'

/** For replays, one run at a time. A later run takes it over; statements of the earlier one then fail. */
export class ScratchDatabase {
  readonly #db: Database
  readonly #run = uuid()

  private constructor(db: Database) {
    this.#db = db
  }

  /** Takes the scratch database over and gives it the empty tables of the live one. */
  static async open(db: Database, live: Database): Promise<ScratchDatabase> {
    const scratch = new ScratchDatabase(db)
    const statements = await copySchema(db, live)
    await db.batch([sql`INSERT OR REPLACE INTO scratch_run (one, run) VALUES (1, ${scratch.#run})`, ...statements])
    return scratch
  }

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
    // The column refuses NULL, so a run that lost the database fails its whole batch.
    const hold = sql`UPDATE scratch_run SET run = iif(run = ${this.#run}, run, NULL)`
    try {
      return (await this.#db.batch([hold, ...statements])).slice(1)
    } catch (error) {
      if (String(error).includes('scratch_run.run')) throw new Error('A later replay has begun.', { cause: error })
      throw error
    }
  }
}
