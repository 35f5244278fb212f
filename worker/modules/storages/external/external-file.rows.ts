import { sql, type SQL } from 'drizzle-orm'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { openableShareLink, shareHome } from '#worker/modules/share-links/share-link.access.ts'
import type { Database } from '#worker/kernel/sql/database.ts'

/** The file of a recipe, and where it is by now: people may say so in the recipe. */
export interface ExternalFile {
  visible: boolean
  name: string
  storage: number | null
  path: string
  uid: string
  etag: string
  version: number
  link: string | null
  deletion: string | null
}

/** A recipe with its file, which has a `storage` where there is one. */
export interface FoundFile extends Omit<ExternalFile, 'visible'> {
  space: number
  shard: string
  db: Database
}

export const fileOf = (space: number, recipe: number, visible: SQL) =>
  query<ExternalFile>(
    sql`SELECT ${visible} AS visible, r.name, s.id AS storage, r.file_path AS path,
        iif(r.file_path = f.file_path, f.file_uid, '') AS uid, coalesce(f.file_etag, '') AS etag, coalesce(f.version, 0) AS version,
        iif(r.file_path = f.file_path, f.link, NULL) AS link, f.deletion
      FROM recipe r LEFT JOIN external_file f ON f.space_id = r.space_id AND f.recipe = r.id
        LEFT JOIN storage s ON s.space_id = f.space_id AND s.id = f.storage AND s.deleted_with IS NULL
      WHERE r.space_id = ${space} AND r.id = ${recipe} AND r.deleted_with IS NULL`,
    { bool: ['visible'] },
  )

/** For whoever may see the recipe. */
export async function ownFile(context: Context, recipe: number): Promise<FoundFile> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { found } = await db.read({ found: fileOf(space, recipe, visibleRecipe(context, sql`r.id`)) })
  const [file] = found
  if (!file) throw notFound()
  if (!file.visible) throw forbidden()
  return { ...file, space, shard, db }
}

/** For whoever has a link to the recipe. */
export async function sharedFile(context: Context, recipe: number, share: string): Promise<FoundFile> {
  const home = await shareHome(context, share)
  if (!home) throw notFound()
  const { visitorContext, shard, space } = home
  const db = visitorContext.spaceDatabase(shard)
  const { found, link } = await db.read({
    found: fileOf(space, recipe, sql`1`),
    link: openableShareLink(home, share),
  })
  const [file] = found
  if (!file || link[0]?.recipe !== recipe) throw notFound()
  return { ...file, space, shard, db }
}
