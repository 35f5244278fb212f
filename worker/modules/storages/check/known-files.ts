import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { isListed, type ListedFile, type Round } from './listed-files.ts'

export interface KnownImport {
  id: number
  version: number
  name: string
  file_path: string
  file_uid: string
  file_etag: string
  file_size: number | null
  /** Thrown away, or read: it is known, and waits no longer. */
  is_over: boolean
  /** Nothing lies where it was. */
  is_gone: boolean
}

export interface KnownExternal extends Omit<KnownImport, 'id' | 'name' | 'is_over'> {
  recipe: number
  missing: boolean
  recipe_version: number
  recipe_path: string
}

/** What is known of some files of a storage: by their paths, their ids, and by content and length. */
export function knownFiles(at: Round, storage: number, files: readonly ListedFile[], scheduled: boolean) {
  const paths = sql`SELECT value FROM ${jsonEach(files.map(({ path }) => path))}`
  const uids = sql`SELECT value FROM ${jsonEach(files.flatMap(({ uid }) => (uid === '' ? [] : [uid])))}`
  const etags = sql`SELECT value FROM ${jsonEach(files.flatMap(({ uid, etag }) => (uid === '' && etag !== '' ? [etag] : [])))}`
  const { space } = at
  const here = (row: string) => sql`${sql.raw(row)}.space_id = ${space} AND ${sql.raw(row)}.storage = ${storage}`
  const which = (row: string) => sql`(SELECT id FROM (${ways(row)}))`
  const key = (row: string) => sql.raw(row === 'recipe_import' ? 'id' : 'recipe')
  // Each of them by its own index.
  const ways = (row: string) => sql`
    SELECT ${key(row)} AS id FROM ${sql.raw(row)} WHERE ${here(row)} AND file_path IN (${paths})
    UNION SELECT ${key(row)} FROM ${sql.raw(row)} WHERE ${here(row)} AND file_uid <> '' AND file_uid IN (${uids})
    UNION SELECT ${key(row)} FROM ${sql.raw(row)} WHERE ${here(row)} AND file_etag <> '' AND file_etag IN (${etags})`
  return {
    imports: query<KnownImport>(
      sql`SELECT w.id, w.version, w.name, w.file_path, w.file_uid, w.file_etag, w.file_size,
          w.deleted_with IS NOT NULL AS is_over, NOT ${isListed(at, sql`w.file_path`)} AS is_gone
        FROM recipe_import w WHERE w.space_id = ${space} AND w.id IN ${which('recipe_import')}
          AND (w.deleted_with IS NULL OR w.read_by IS NOT NULL OR (${Number(scheduled)} AND NOT w.gone
            AND NOT EXISTS (SELECT 1 FROM external_file x WHERE x.space_id = w.space_id AND x.storage = w.storage
              AND x.file_path = w.file_path)))
        ORDER BY w.id`,
      { bool: ['is_over', 'is_gone'] },
    ),
    externals: query<KnownExternal>(
      sql`SELECT f.recipe, f.version, f.file_path, f.file_uid, f.file_etag, f.file_size, f.missing,
          r.version AS recipe_version, r.file_path AS recipe_path, NOT ${isListed(at, sql`f.file_path`)} AS is_gone
        FROM external_file f JOIN recipe r ON r.space_id = f.space_id AND r.id = f.recipe AND r.deleted_with IS NULL
        WHERE f.space_id = ${space} AND f.recipe IN ${which('external_file')} ORDER BY f.recipe`,
      { bool: ['missing', 'is_gone'] },
    ),
    recipes: query<{ path: string }>(
      sql`SELECT DISTINCT lower(file_path) AS path FROM recipe WHERE space_id = ${space} AND file_path <> ''
        AND deleted_with IS NULL AND lower(file_path) IN (SELECT lower(value) FROM (${paths}))`,
    ),
  }
}
