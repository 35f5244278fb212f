import { sql } from 'drizzle-orm'
import { membershipOf } from '../../kernel/context.ts'
import type { Effects } from '../../kernel/resource.ts'
import { each } from '../../kernel/sql.ts'
import { visibleRecipe } from '../recipes/recipe.access.ts'
import { settingsOf, spaceImages } from '../spaces/space.settings.contract.ts'

/** A file that a step shows stays; the space and its people do without theirs. */
export const fileEffects: Effects = {
  protecting: (space, id, context) => [
    sql`SELECT r.id, 'Recipe' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name FROM recipe r
      WHERE r.space_id = ${space} AND r.deleted_with IS NULL
        AND r.id IN (SELECT s.recipe FROM step s WHERE s.space_id = ${space} AND s.file = ${id})`,
  ],
  nulling: (space, id, context) => {
    const set = settingsOf(membershipOf(context).settings)
    const shown = spaceImages.filter((place) => set[place] === id).map((place) => place.replaceAll('_', ' '))
    return [
      sql`SELECT ${space} AS id, 'Space' AS model, value AS name FROM ${each(shown)}`,
      sql`SELECT user_id AS id, 'UserPreference' AS model, display_name AS name FROM member
        WHERE space_id = ${space} AND image = ${id} AND NOT gone`,
    ]
  },
}
