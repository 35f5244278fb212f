import type { SQLWrapper } from 'drizzle-orm'
import type { QueryResults, Queries, Row } from './query.ts'
import { compile } from './compile.ts'
import { withinLimits } from './within-limits.ts'
import { signatureMarker } from './signed-address.ts'

export interface DatabaseUsage {
  roundTrips: number
  rowsRead: number
  rowsWritten: number
}

/** One request's view of one D1 database. Everything goes through `batch`, which counts round trips. */
export class Database {
  readonly name: string
  readonly usage: DatabaseUsage = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 }
  #session: D1DatabaseSession
  #sign: ((rows: readonly Row[]) => Promise<void>) | undefined

  /** `bookmark`: how far the caller has read; without it, the primary answers. `sign` signs addresses in rows. */
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
      if (!this.#sign) throw new Error(`${this.name} was opened without a signer for addresses in rows`)
      await this.#sign(results[i]?.results ?? [])
    }
    return results.map((result) => result.results)
  }

  async read<Q extends Queries>(queries: Q): Promise<QueryResults<Q>> {
    const entries = Object.entries(queries)
    const rows = await this.batch(entries.map(([, query]) => query.statement))
    return decodeAll(entries, rows) as QueryResults<Q>
  }
}

export const decodeAll = (entries: [string, Queries[string]][], rows: readonly Row[][]): Record<string, unknown[]> =>
  Object.fromEntries(entries.map(([name, query], i) => [name, (rows[i] ?? []).map(query.decode)]))
