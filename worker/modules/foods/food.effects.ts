import { sql } from 'drizzle-orm'
import type { Effects } from '../../kernel/resource.ts'
import { subtree } from '../../kernel/tree.ts'
import { conversionsOf } from '../conversions/conversion.rows.ts'
import { entriesAlong, logsAlong } from '../inventory/entry.rows.ts'
import { propertiesAlong } from '../properties/property.rows.ts'
import { visibleRecipe } from '../recipes/recipe.access.ts'
import { shoppers } from '../shopping/shopping.circle.ts'
import { foodTable } from './food.table.ts'

/** A food goes with all below it, so that whatever uses one of those hinders the deletion too. */
export const foodEffects: Effects = {
  parts: ['Property'],
  protecting: (space, id, context) => [
    sql`SELECT r.id, 'Recipe' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name FROM recipe r
      WHERE r.space_id = ${space} AND r.deleted_with IS NULL AND r.id IN (
        SELECT i.recipe FROM (${subtree(foodTable, space, id)}) down CROSS JOIN ingredient i
          ON i.space_id = ${space} AND i.food = down.id)`,
    sql`SELECT e.id, 'ShoppingListEntry' AS model, iif(${shoppers(context, sql`e.created_by`)}, f.name, NULL) AS name
      FROM (${subtree(foodTable, space, id)}) down CROSS JOIN shopping_list_entry e
        ON e.space_id = ${space} AND e.food = down.id AND e.deleted_with IS NULL
      JOIN food f ON f.space_id = e.space_id AND f.id = e.food`,
  ],
  cascading: (space, id, context) => [
    sql`SELECT id, 'Food' AS model, name FROM food
      WHERE space_id = ${space} AND id <> ${id} AND id IN (${subtree(foodTable, space, id)})`,
    conversionsOf(space, { foods: subtree(foodTable, space, id) }),
    propertiesAlong(context, space, { foods: subtree(foodTable, space, id) }),
    entriesAlong(space, sql`e.food IN (${subtree(foodTable, space, id)})`),
    logsAlong(space, sql`e.food IN (${subtree(foodTable, space, id)})`),
  ],
}
