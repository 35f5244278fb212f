import { sql } from 'drizzle-orm'
import { projection } from '../../kernel/log/projection.ts'
import { bringAlong, takeAlong } from '../../kernel/resource/undo/row.along.ts'
import { q } from '../../kernel/sql/sql.ts'
import type { RecipeEvent } from '../recipes/recipe.events.ts'
import type { CookingEvent } from './cooking.events.ts'
import { cookLogTable } from './cooking.table.ts'

export const cookingProjection = projection<CookingEvent | RecipeEvent>({
  'cook-log.cooked': ({ space, version, at, data }) =>
    q.insert(cookLogTable).values({ ...data, space_id: space, version, updated_at: at }),
  'recipe.deleted': (event) =>
    takeAlong(cookLogTable, event, event.data.id, {
      by: [sql`cook_log t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`],
    }),
  'recipe.restored': (event) => bringAlong(cookLogTable, event),
})
