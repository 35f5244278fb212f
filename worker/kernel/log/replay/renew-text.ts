import { sql } from 'drizzle-orm'
import { query } from '../../sql/query.ts'
import { each } from '../../sql/sql.ts'
import type { Beside } from './beside.ts'
import { settled } from './settle.ts'

/** A full-text index. It is one for many spaces, and the rowids of each are a range of their own. */
export interface TextIndex {
  name: string
  range(space: number): { first: string; last: string }
}

const TEXTS_A_PAGE = 500
const BYTES_A_PAGE = 500_000

/**
 * Puts the texts of a space into an index once more and takes out what does not belong there. What an index holds cannot
 * be read back, so there is nothing to compare; a text that is put in again is found as before.
 */
export async function renewTexts(beside: Beside, { name, range }: TextIndex): Promise<void> {
  const { live, scratch, space } = beside
  const table = sql.identifier(name)
  const { first, last } = range(space)
  const behind = (after: string | null) => (after === null ? sql`1` : sql`rowid > CAST(${after} AS INTEGER)`)

  const putAfter = async (after: string | null) => {
    const here = sql`FROM ${table} WHERE ${behind(after)}`
    const { texts } = await scratch.read({
      texts: query<{ id: string; tokens: string }>(sql`SELECT CAST(rowid AS TEXT) AS id, tokens ${here} ORDER BY rowid
        LIMIT (SELECT max(1, count(*)) FROM (SELECT sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS total
          FROM (SELECT octet_length(tokens) AS bytes ${here} ORDER BY rowid LIMIT ${TEXTS_A_PAGE}))
          WHERE total <= ${BYTES_A_PAGE})`),
    })
    if (texts.length === 0) return texts
    const [, head] = await live.batch([
      sql`INSERT OR REPLACE INTO ${table} (rowid, tokens) SELECT CAST(value ->> 0 AS INTEGER), value ->> 1
        FROM ${each(texts.map(({ id, tokens }) => [id, tokens]))} WHERE ${beside.unmoved}`,
      beside.head.statement,
    ])
    return head?.[0]?.['seq'] === beside.seq ? texts : null
  }
  await through(null, (after) => settled(beside, () => putAfter(after)))

  const takeOutAfter = async (after: string | null) => {
    const { ids } = await live.read({
      ids: query<{ id: string }>(sql`SELECT CAST(rowid AS TEXT) AS id FROM ${table}
        WHERE rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER) AND ${behind(after)} ORDER BY rowid LIMIT ${TEXTS_A_PAGE}`),
    })
    if (ids.length === 0) return ids
    const { built } = await scratch.read({
      built: query<{ id: string }>(sql`SELECT CAST(rowid AS TEXT) AS id FROM ${table}
        WHERE rowid IN (SELECT CAST(value AS INTEGER) FROM ${each(ids.map(({ id }) => id))})`),
    })
    const known = new Set(built.map(({ id }) => id))
    const stray = ids.filter(({ id }) => !known.has(id)).map(({ id }) => id)
    if (stray.length === 0) return ids
    const [, head] = await live.batch([
      sql`DELETE FROM ${table} WHERE rowid IN (SELECT CAST(value AS INTEGER) FROM ${each(stray)}) AND ${beside.unmoved}`,
      beside.head.statement,
    ])
    return head?.[0]?.['seq'] === beside.seq ? ids : null
  }
  await through(null, (after) => settled(beside, () => takeOutAfter(after)))
}

/** Page after page, each behind the last text of the one before. */
async function through(after: string | null, next: (after: string | null) => Promise<{ id: string }[]>): Promise<void> {
  const last = (await next(after)).at(-1)
  if (last) await through(last.id, next)
}
