import { sql } from 'drizzle-orm'
import type { Effects, EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { subtree } from '#worker/kernel/resource/tree.ts'
import { foodTable } from './food.table.ts'

export const foodEffects: Effects = {
  cascading: (space, id) => [
    sql`SELECT id, 'Food' AS model, name FROM food
      WHERE space_id = ${space} AND id <> ${id} AND id IN (${subtree(foodTable, space, id)})`,
  ],
}

/** A food only loses its reference to a deleted recipe or list. */
export const effectsOnFoods: EffectsByKind = {
  recipe: {
    nulling: (space, id) => [
      sql`SELECT id, 'Food' AS model, name FROM food WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
    ],
  },
  'shopping-list': {
    nulling: (space, id) => [
      sql`SELECT id, 'Food' AS model, name FROM food WHERE space_id = ${space} AND deleted_with IS NULL
        AND ${id} IN (SELECT value FROM json_each(food.shopping_lists))`,
    ],
  },
}
