import type { SQLWrapper } from 'drizzle-orm'
import type { QueryResults, Queries, Row } from './query.ts'
import { compile } from './compile.ts'
import { withinLimits } from './within-limits.ts'
import { signatureMarker } from './signed-address.ts'

/** Work done so far on one database, for the `Server-Timing` header and the budget law. */
export interface DatabaseUsage {
  roundTrips: number
  rowsRead: number
  rowsWritten: number
}

/** One request's view of one D1 database. Everything goes through `batch`, so round trips are counted here. */
export class Database {
  readonly name: string
  readonly usage: DatabaseUsage = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 }
  #session: D1DatabaseSession
  #sign: ((rows: readonly Row[]) => Promise<void>) | undefined

  /**
   * `bookmark`: where the caller has read up to; without one, the primary answers. `sign`: signs the addresses in rows;
   * without it none can be read.
   */
  constructor(
    name: string,
    d1: D1Database,
    { bookmark, sign }: { bookmark?: string | null; sign?: (rows: readonly Row[]) => Promise<void> } = {},
  ) {
    this.name = name
    this.#session = d1.withSession(bookmark ?? 'first-primary')
    this.#sign = sign
  }

  get bookmark(): string | null {
    return this.#session.getBookmark()
  }

  /** Runs statements in one round trip and one transaction. */
  async batch(statements: readonly SQLWrapper[]): Promise<Row[][]> {
    if (statements.length === 0) return []
    const compiled = statements.map((statement) => withinLimits(compile(statement)))
    const results = await this.#session.batch<Row>(
      compiled.map(({ sql, params }) => this.#session.prepare(sql).bind(...params)),
    )
    this.usage.roundTrips++
    for (const { meta } of results) {
      this.usage.rowsRead += meta.rows_read
      this.usage.rowsWritten += meta.rows_written
    }
    const mark = signatureMarker()
    for (const [i, { params }] of compiled.entries()) {
      if (!params.includes(mark)) continue
      if (!this.#sign) throw new Error(`nothing signs the addresses that ${this.name} answers`)
      await this.#sign(results[i]?.results ?? [])
    }
    return results.map((result) => result.results)
  }

  /** Asks several questions in one round trip. */
  async read<Q extends Queries>(queries: Q): Promise<QueryResults<Q>> {
    const entries = Object.entries(queries)
    const rows = await this.batch(entries.map(([, query]) => query.statement))
    return decodeAll(entries, rows) as QueryResults<Q>
  }
}

/** Gives each query the rows that the batch brought for it, in order. */
export const decodeAll = (entries: [string, Queries[string]][], rows: readonly Row[][]): Record<string, unknown[]> =>
  Object.fromEntries(entries.map(([name, query], i) => [name, (rows[i] ?? []).map(query.decode)]))
