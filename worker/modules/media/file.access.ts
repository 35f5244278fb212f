import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { authorize } from '#worker/kernel/http/route.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { isVisit, visitOf, type Visit } from './visit.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space-settings.contract.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'

export interface OpenFile {
  space: number
  name: string
  key: string
  type: string
  size: number
}

/**
 * The file that `which` (a condition on `f`) selects, or null if the asker may not open it. Members open all but files
 * of recipes hidden from them; guests those that visible recipes or the space show; visitors those of the recipes that
 * their link opens.
 */
export async function openFile(context: Context, which: SQL): Promise<OpenFile | null> {
  if (isVisit(context)) {
    const visit = await visitOf(context)
    const shown = visit && (await shownFile(visit, which))
    if (shown || !context.identity) return shown
  }
  return ownFile(context, which)
}

async function ownFile(context: Context, which: SQL): Promise<OpenFile | null> {
  authorize(context, { level: 'guest', method: 'get' })
  const { space, shard } = membershipOf(context)
  const shown = hasLevel(context, 'user')
    ? visibleFile(context, sql`f`)
    : sql`(${isStepFile(visibleRecipe(context, sql`s.recipe`))} OR (${isProfilePicture(context)} AND ${visibleFile(context, sql`f`)}))`
  const { files } = await context.spaceDatabase(shard).read({ files: filesWhere(space, sql`${which} AND ${shown}`) })
  return files[0] ?? null
}

async function shownFile({ space, shard, visitorContext, recipes }: Visit, which: SQL): Promise<OpenFile | null> {
  // A shown recipe also shows the steps of recipes that it embeds, except private ones.
  const embedded = sql`SELECT e.step_recipe FROM step e WHERE e.space_id = ${space} AND e.recipe IN (${recipes})
    AND ${visibleRecipe(visitorContext, sql`e.step_recipe`)}`
  const shown = isStepFile(sql`(s.recipe IN (${recipes}) OR s.recipe IN (${embedded}))`)
  const { files } = await visitorContext
    .spaceDatabase(shard)
    .read({ files: filesWhere(space, sql`${which} AND ${shown}`) })
  return files[0] ?? null
}

const filesWhere = (space: number, condition: SQL) =>
  query<OpenFile>(sql`SELECT f.space_id AS space, f.name, f.key, f.type, f.size FROM user_file f
    WHERE f.space_id = ${space} AND f.deleted_with IS NULL AND ${condition}`)

const isStepFile = (step: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM step s WHERE s.space_id = f.space_id AND s.file = f.id AND ${step})`

const isProfilePicture = (context: Context): SQL => {
  const set = settingsOf(membershipOf(context).settings)
  const ids = spaceImages.flatMap((name) => set[name] ?? [])
  return sql`(f.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    OR EXISTS (SELECT 1 FROM member m WHERE m.space_id = f.space_id AND m.image = f.id AND NOT m.gone))`
}
