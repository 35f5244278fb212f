import { sql } from 'drizzle-orm'
import { projection } from '../../kernel/projection.ts'
import { q } from '../../kernel/sql.ts'
import type { RecipeEvent } from '../recipes/recipe.events.ts'
import type { CookingEvent } from './cooking.events.ts'
import { cookLogTable } from './cooking.table.ts'

export const cookingProjection = projection<CookingEvent | RecipeEvent>({
  'cook-log.cooked': ({ space, version, at, data }) =>
    q.insert(cookLogTable).values({ ...data, space_id: space, version, updated_at: at }),
  'recipe.deleted': ({ space, at, stream, data: { id } }) =>
    sql`UPDATE cook_log SET deleted_with = ${stream}, updated_at = ${at}
      WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
  'recipe.restored': ({ space, at, stream }) =>
    sql`UPDATE cook_log SET deleted_with = NULL, updated_at = ${at} WHERE space_id = ${space} AND deleted_with = ${stream}`,
})
