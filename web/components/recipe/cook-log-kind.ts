import { changeRows } from '#web/lib/outbox/change-rows.ts'
import { rowKind } from '#web/lib/outbox/row-kind.ts'
import { cookLogEndpoint, type CookLogRow, recipeEndpoint } from './recipe.rows.ts'

export const cookLogKind = rowKind<CookLogRow>({
  kind: cookLogEndpoint.name,
  path: cookLogEndpoint.path,
  // Recipes show ratings.
  stale: [cookLogEndpoint.name, recipeEndpoint.name],
  isIn: ({ recipe }, [, , query]) => (query as { recipe?: number }).recipe === recipe,
})

export const cookLogChanges = changeRows(cookLogKind)
