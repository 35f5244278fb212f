import { sql } from 'drizzle-orm'
import { plain } from '../../kernel/plain.ts'
import { projection } from '../../kernel/projection.ts'
import type { MergedEvent } from '../../kernel/resource.events.ts'
import { defineResource } from '../../kernel/resource.ts'
import { conversionsOf } from '../conversions/conversion.rows.ts'
import { entriesAlong } from '../inventory/entry.rows.ts'
import { visibleRecipe } from '../recipes/recipe.access.ts'
import { recipesUsing } from '../recipes/recipe.uses.ts'
import { shoppers } from '../shopping/shopping.circle.ts'
import { unit } from './unit.contract.ts'
import { unitTable } from './unit.table.ts'

export const unitResource = defineResource(unit, unitTable, {
  named: { plural: true },
  search: ['name_fold', 'plural_fold'],
  sort: sql`${unitTable.name_fold}`,
  extended: (context) =>
    recipesUsing(
      context,
      unitTable,
      (units) =>
        sql`SELECT i.recipe FROM ingredient i WHERE i.space_id = ${unitTable.space_id} AND i.unit IN (${units})`,
      false,
    ),
  effects: {
    cascading: (space, id) => [conversionsOf(space, { unit: id })],
    nulling: (space, id, context) => [
      sql`SELECT r.id, 'Recipe' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name FROM recipe r
        WHERE r.space_id = ${space} AND r.deleted_with IS NULL AND r.id IN (
          SELECT i.recipe FROM ingredient i WHERE i.space_id = ${space} AND i.unit = ${id})`,
      sql`SELECT e.id, 'ShoppingListEntry' AS model, iif(${shoppers(context, sql`e.created_by`)}, f.name, NULL) AS name
        FROM shopping_list_entry e JOIN food f ON f.space_id = e.space_id AND f.id = e.food
        WHERE e.space_id = ${space} AND e.unit = ${id} AND e.deleted_with IS NULL`,
      entriesAlong(space, sql`e.unit = ${id}`),
    ],
  },
})

/** A unit that measures nothing yet measures what is merged into it did. */
const unitMerges = projection<MergedEvent<'unit'>>({
  'unit.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE unit SET base_unit = (SELECT base_unit FROM unit WHERE space_id = ${space} AND id = ${id})
      WHERE space_id = ${space} AND id = ${into} AND coalesce(base_unit, '') = ''`,
})

export const units = plain(unitResource, { projections: [unitMerges] })
