import { sql, type SQLWrapper } from 'drizzle-orm'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { editableByAsker } from '#worker/access/household.access.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { cookLog } from './cooking.contract.ts'
import { cookLogTable } from './cooking.table.ts'

/** Each household sees its own logs, of recipes that the asker may see. */
export const cookLogResource = definePartialResource(
  cookLog,
  cookLogTable,
  {
    visible: (context) => visibleRecipe(context, cookLogTable.recipe),
    editable: (context) => editableByAsker(context, cookLogTable.created_by),
    computed: () => ({
      servings: roundedColumn(cookLogTable.servings),
      rating: roundedColumn(cookLogTable.rating),
      recipe_name: {
        sql: sql`(SELECT r.name FROM recipe r WHERE r.space_id = ${cookLogTable.space_id} AND r.id = ${cookLogTable.recipe})`,
      },
      created_by: { as: 'json', sql: memberJson(cookLogTable.space_id, cookLogTable.created_by) },
    }),
    filters: {
      recipe: idFilter('recipe', (id) => sql`${cookLogTable.recipe} = ${id}`),
    },
    referenceChecks: { recipe: (id, context) => visibleRecipe(context, id) },
  },
  ['list', 'retrieve', 'update', 'destroy'],
)

/** Old logs hold halves. */
const roundedColumn = (column: SQLWrapper) => ({ sql: sql`CAST(floor(${column} + 0.5) AS INTEGER)` })
