import { sql } from 'drizzle-orm'
import { query } from '../../sql/query.ts'
import { jsonEach } from '../../sql/sql.ts'
import type { SpaceReplay } from './space-replay.ts'
import { retryUntilStable } from './retry-until-stable.ts'

/** A full-text index holds many spaces; each has a range of rowids. */
export interface TextIndex {
  name: string
  rowidRange(space: number): { first: string; last: string }
}

const TEXTS_PER_PAGE = 500
const BYTES_PER_PAGE = 500_000

/** Inserts the texts of a space again and deletes strays: an index cannot be read back and compared. */
export async function rebuildTextIndex(replay: SpaceReplay, { name, rowidRange }: TextIndex): Promise<void> {
  const { live, scratch, space } = replay
  const table = sql.identifier(name)
  const { first, last } = rowidRange(space)
  const rowidAfter = (after: string | null) => (after === null ? sql`1` : sql`rowid > CAST(${after} AS INTEGER)`)

  const upsertPage = async (after: string | null) => {
    const here = sql`FROM ${table} WHERE ${rowidAfter(after)}`
    const { texts } = await scratch.read({
      texts: query<{ id: string; tokens: string }>(sql`SELECT CAST(rowid AS TEXT) AS id, tokens ${here} ORDER BY rowid
        LIMIT (SELECT max(1, count(*)) FROM (SELECT sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS total
          FROM (SELECT octet_length(tokens) AS bytes ${here} ORDER BY rowid LIMIT ${TEXTS_PER_PAGE}))
          WHERE total <= ${BYTES_PER_PAGE})`),
    })
    if (texts.length === 0) return texts
    const [, head] = await live.batch([
      sql`INSERT OR REPLACE INTO ${table} (rowid, tokens) SELECT CAST(value ->> 0 AS INTEGER), value ->> 1
        FROM ${jsonEach(texts.map(({ id, tokens }) => [id, tokens]))} WHERE ${replay.noNewEvents}`,
      replay.headQuery.statement,
    ])
    return head?.[0]?.['seq'] === replay.seq ? texts : null
  }
  await forEachPage(null, (after) => retryUntilStable(replay, () => upsertPage(after)))

  const deleteStrayPage = async (after: string | null) => {
    const { ids } = await live.read({
      ids: query<{ id: string }>(sql`SELECT CAST(rowid AS TEXT) AS id FROM ${table}
        WHERE rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER) AND ${rowidAfter(after)} ORDER BY rowid LIMIT ${TEXTS_PER_PAGE}`),
    })
    if (ids.length === 0) return ids
    const { built } = await scratch.read({
      built: query<{ id: string }>(sql`SELECT CAST(rowid AS TEXT) AS id FROM ${table}
        WHERE rowid IN (SELECT CAST(value AS INTEGER) FROM ${jsonEach(ids.map(({ id }) => id))})`),
    })
    const known = new Set(built.map(({ id }) => id))
    const stray = ids.filter(({ id }) => !known.has(id)).map(({ id }) => id)
    if (stray.length === 0) return ids
    const [, head] = await live.batch([
      sql`DELETE FROM ${table} WHERE rowid IN (SELECT CAST(value AS INTEGER) FROM ${jsonEach(stray)}) AND ${replay.noNewEvents}`,
      replay.headQuery.statement,
    ])
    return head?.[0]?.['seq'] === replay.seq ? ids : null
  }
  await forEachPage(null, (after) => retryUntilStable(replay, () => deleteStrayPage(after)))
}

async function forEachPage(
  after: string | null,
  next: (after: string | null) => Promise<{ id: string }[]>,
): Promise<void> {
  const last = (await next(after)).at(-1)
  if (last) await forEachPage(last.id, next)
}
