import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import type { Entry } from '../services/storage-service.ts'

/** One check of one folder; `round` is its job. */
export interface Round {
  space: number
  sync: number
  round: number
}

/** What became of a listed file; `waiting` is none yet, `open` a folder that is still to be listed. */
export type ListedState = 'waiting' | 'open' | 'known' | 'new' | 'moved' | 'changed' | 'skipped'

const MAX_ROWS = 1000

const inRound = ({ space, sync, round }: Round): SQL => sql`space_id = ${space} AND sync = ${sync} AND round = ${round}`

/** Writes what was listed; the same again is no harm. Entries of folders that tell are left alone where they are as they were. */
export async function keepListed(
  db: Database,
  at: Round,
  entries: readonly Entry[],
  { opensFolders, skipsUnchanged }: { opensFolders: boolean; skipsUnchanged: boolean },
): Promise<void> {
  const unchanged = skipsUnchanged ? await unchangedFolders(db, at, entries) : new Set<string>()
  for (let from = 0; from < entries.length; from += MAX_ROWS) {
    const rows = entries
      .slice(from, from + MAX_ROWS)
      .filter(({ path }) => !unchanged.has(path))
      .map(({ path, name, id, etag, size, isFolder }) => {
        const state: ListedState = isFolder ? (opensFolders ? 'open' : 'known') : 'waiting'
        return [path, name, id.slice(0, 256), etag, size, Number(isFolder), state]
      })
    await db.batch([insertListed(at, rows)])
  }
  for (const path of unchanged) await db.batch(seenAgain(at, path))
}

const insertListed = ({ space, sync, round }: Round, rows: readonly unknown[]): Statement =>
  sql`INSERT OR REPLACE INTO listed_file (space_id, sync, path, name, uid, etag, size, is_folder, round, state, whole)
    SELECT ${space}, ${sync}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, ${round}, value ->> 6, 0
    FROM ${jsonEach(rows)} WHERE true`

async function unchangedFolders(db: Database, { space, sync }: Round, entries: readonly Entry[]): Promise<Set<string>> {
  const folders = entries.filter(({ isFolder, etag }) => isFolder && etag !== '').map(({ path, etag }) => [path, etag])
  if (folders.length === 0) return new Set()
  const { same } = await db.read({
    same: query<{ path: string }>(sql`SELECT l.path FROM ${jsonEach(folders)} e
      JOIN listed_file l ON l.space_id = ${space} AND l.sync = ${sync} AND l.path = e.value ->> 0
      WHERE l.is_folder AND l.whole AND l.etag = e.value ->> 1`),
  })
  return new Set(same.map(({ path }) => path))
}

/** A folder that is as it was, with all beneath. */
const seenAgain = ({ space, sync, round }: Round, path: string): Statement[] => [
  sql`UPDATE listed_file SET round = ${round} WHERE space_id = ${space} AND sync = ${sync}
    AND (path = ${path} OR ${isBeneath(path)}) AND whole`,
]

const isBeneath = (folder: string): SQL => sql`(path > ${`${folder}/`} AND path < ${`${folder}0`})`

/** What this check has seen in a folder, however deep, is seen anew. */
export const forgetBeneath = (at: Round, folder: string): Statement =>
  sql`DELETE FROM listed_file WHERE ${inRound(at)} AND ${folder === '' ? sql`true` : isBeneath(folder)}`

/** A folder that was listed to its end. */
export const closeFolder = (at: Round, path: string): Statement =>
  sql`UPDATE listed_file SET state = 'known' WHERE ${inRound(at)} AND path = ${path} AND state = 'open'`

export const nextOpenFolder = (at: Round) =>
  query<{ path: string }>(
    sql`SELECT path FROM listed_file WHERE ${inRound(at)} AND state = 'open' ORDER BY path LIMIT 1`,
  )

export interface ListedFile {
  path: string
  name: string
  uid: string
  etag: string
  size: number | null
}

export const waitingFiles = (at: Round, most: number) =>
  query<ListedFile>(sql`SELECT path, name, uid, etag, size FROM listed_file
    WHERE ${inRound(at)} AND state = 'waiting' ORDER BY path LIMIT ${most}`)

/** Those of these paths that this check has seen. */
export const listedAmong = (at: Round, paths: readonly string[]) =>
  query<{ path: string }>(
    sql`SELECT path FROM listed_file WHERE ${inRound(at)} AND path IN (SELECT value FROM ${jsonEach(paths)})`,
  )

/** That this is what became of them. */
export const markListed = (at: Round, states: readonly (readonly [path: string, state: ListedState])[]): Statement =>
  sql`UPDATE listed_file SET state = e.value ->> 1 FROM ${jsonEach(states)} e
    WHERE ${inRound(at)} AND listed_file.path = e.value ->> 0`

export const countListed = (at: Round) =>
  query<{ state: ListedState; n: number }>(sql`SELECT state, count(*) AS n FROM listed_file
    WHERE ${inRound(at)} AND NOT is_folder GROUP BY state`)

/** Whether a check has seen something at a path, as SQL. */
export const isListed = (at: Round, path: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM listed_file l WHERE l.space_id = ${at.space} AND l.sync = ${at.sync} AND l.path = ${path}
    AND l.round = ${at.round})`

/** The next check compares with this one; what it did not see is forgotten, and what folders held that are gone. */
export const wholeRound = (at: Round): Statement[] => [
  sql`DELETE FROM listed_file WHERE space_id = ${at.space} AND sync = ${at.sync} AND round <> ${at.round}`,
  sql`UPDATE listed_file SET whole = 1, state = iif(state = 'skipped', state, 'known') WHERE ${inRound(at)}`,
  sql`DELETE FROM listed_file WHERE space_id = ${at.space} AND sync IN (SELECT id FROM sync
    WHERE space_id = ${at.space} AND deleted_with IS NOT NULL)`,
]

/** Everything has to be listed anew. */
export const forgetRound = (at: Round): Statement => sql`DELETE FROM listed_file WHERE ${inRound(at)}`
