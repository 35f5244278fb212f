import { sql } from 'drizzle-orm'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { readExternal } from '#worker/modules/storages/external/read-external.ts'
import { MAX_FILE_BYTES } from './prepare-material.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'

export interface RecipeFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The picture or document that a recipe was kept as: a file of one of its steps, else the one that it has in a storage.
 * Null where the asker sees none.
 */
export async function readRecipeFile(context: Context, recipe: number): Promise<RecipeFile | null> {
  const { space, shard } = membershipOf(context)
  const { files } = await context.spaceDatabase(shard).read({
    files: query<{ name: string; key: string }>(
      sql`SELECT user_file.name, user_file.key FROM step s
        JOIN user_file ON user_file.space_id = s.space_id AND user_file.id = s.file AND user_file.deleted_with IS NULL
        WHERE s.space_id = ${space} AND s.recipe = ${recipe}
          AND ${visibleRecipe(context, sql`${recipe}`)} AND ${visibleFile(context)}
          AND (user_file.type = 'application/pdf' OR substr(user_file.type, 1, 6) = 'image/')
        ORDER BY s.position LIMIT 1`,
    ),
  })
  const stored = files[0] && (await context.env.FILES.get(files[0].key))
  if (files[0] && stored) return { name: files[0].name, bytes: new Uint8Array(await stored.arrayBuffer()) }
  return readExternal(context, recipe, MAX_FILE_BYTES)
}
