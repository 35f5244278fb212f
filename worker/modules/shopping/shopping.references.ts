import { sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { restoreDependents, softDeleteDependents } from '#worker/kernel/resource/undo/soft-delete-dependents.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import type { MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import type { PlanEvent } from '#worker/modules/meal-plans/plan.events.ts'
import type { RecipeEvent } from '#worker/modules/recipes/recipe.events.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'

export const shoppingReferences = projection<MergedEvent<'food'> | MergedEvent<'unit'> | RecipeEvent | PlanEvent>({
  'food.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE shopping_list_entry SET food = ${into}, ${bumpVersion(at)} WHERE space_id = ${space} AND food = ${id}`,
  'unit.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE shopping_list_entry SET unit = ${into}, ${bumpVersion(at)} WHERE space_id = ${space} AND unit = ${id}`,
  'recipe.deleted': (event) => [
    softDeleteDependents(listRecipeTable, event, event.data.id, {
      joins: [
        sql`shopping_list_recipe t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`,
        sql`meal_plan p ON p.space_id = ${event.space} AND p.recipe = r.value ->> 0 AND p.deleted_with IS NULL
          CROSS JOIN shopping_list_recipe t ON t.space_id = ${event.space} AND t.mealplan = p.id`,
      ],
      bumpsVersion: true,
    }),
    cascadeEntries(event, event.data.id),
  ],
  'recipe.restored': (event) => restoreRows(event),
  'meal-plan.deleted': (event) => [
    softDeleteDependents(listRecipeTable, event, event.data.id, {
      joins: [sql`shopping_list_recipe t ON t.space_id = ${event.space} AND t.mealplan = r.value ->> 0`],
      bumpsVersion: true,
    }),
    cascadeEntries(event, event.data.id),
  ],
  'meal-plan.restored': (event) => restoreRows(event),
})

const bumpVersion = (at: string) => sql`updated_at = ${at}, version = version + 1`

/** Entries get the `deleted_with` of their list recipe, even where that was deleted earlier. */
const cascadeEntries = (event: Recorded, id: number): Statement =>
  softDeleteDependents(entryTable, event, id, {
    joins: [
      sql`shopping_list_recipe l ON l.space_id = ${event.space} AND l.deleted_with = r.value ->> 1
        CROSS JOIN shopping_list_entry t ON t.space_id = ${event.space} AND t.list_recipe = l.id`,
    ],
    bumpsVersion: true,
  })

const restoreRows = (event: Recorded): Statement[] => [
  restoreDependents(listRecipeTable, event, { bumpsVersion: true }),
  restoreDependents(entryTable, event, { bumpsVersion: true }),
]
