import { sql } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { foldName, nameKey } from '#worker/kernel/contract/name-key.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { bookTable } from './book.table.ts'
import { customFilter } from './filter.contract.ts'
import { filterTable } from './filter.table.ts'
import { isSpaceMember, mineOrShared, sharedWithJson } from '#worker/access/shared.access.ts'

const visibleFilter = (context: Context) => sql`(${mineOrShared(context, filterTable)} OR EXISTS (
  SELECT 1 FROM recipe_book b WHERE b.space_id = ${filterTable.space_id} AND b.filter = ${filterTable.id}
    AND b.deleted_with IS NULL AND ${mineOrShared(context, { shared: sql`b.shared`, created_by: sql`b.created_by` })}))`

export const filterResource = defineResource(customFilter, filterTable, {
  search: ['name_fold'],
  sort: sql`${filterTable.name_fold}`,
  visible: visibleFilter,
  editable: (context) => sql`${filterTable.created_by} = ${personOf(context).id}`,
  computed: () => ({ shared: { as: 'json', sql: sharedWithJson(filterTable) } }),
  // All filters are for recipes, so another type matches none.
  filters: { type: (kind) => ([kind].flat().some((one) => one === '' || one === 'RECIPE') ? sql`1` : sql`0`) },
  referenceChecks: { shared: (id, context) => isSpaceMember(membershipOf(context).space, id) },
  derivedColumns: ({ name }) =>
    typeof name === 'string' ? { name_key: nameKey(name), name_fold: foldName(name) } : {},
  onCreate: (context) => ({ created_by: personOf(context).id }),
  effects: {
    nulling: (space, id, context) => [
      sql`SELECT id, 'RecipeBook' AS model, iif(${mineOrShared(context, bookTable)}, name, NULL) AS name
        FROM ${bookTable} WHERE space_id = ${space} AND filter = ${id} AND deleted_with IS NULL`,
    ],
  },
})
