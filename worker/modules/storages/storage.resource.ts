import { sql } from 'drizzle-orm'
import { addressFault } from '#worker/gateway/address-fault.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { FieldErrors } from '#worker/kernel/contract/errors.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { pathFault, pathRefused } from './path-rule.ts'
import { storage } from './storage.contract.ts'
import { storageTable } from './storage.table.ts'

export const storageResource = defineResource(storage, storageTable, {
  onCreate: (context) => ({ created_by: personOf(context).id }),
  validate: (given, whole, context) => {
    const fault = addressFault(given['url'], context.env.FETCH_ALLOW)
    return { ...(fault ? { url: [fault] } : {}), ...faultsOfPath(given, 'path'), ...faultsOfMethod(whole, context) }
  },
  secretTargetField: 'url',
  effects: {
    protecting: (space, id, context) => [
      sql`SELECT id, 'Sync' AS model, path AS name FROM sync
        WHERE space_id = ${space} AND storage = ${id} AND deleted_with IS NULL`,
      sql`SELECT id, 'RecipeImport' AS model, name FROM recipe_import
        WHERE space_id = ${space} AND storage = ${id} AND deleted_with IS NULL`,
      sql`SELECT r.id, 'Recipe' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name
        FROM external_file f JOIN recipe r ON r.space_id = f.space_id AND r.id = f.recipe AND r.deleted_with IS NULL
        WHERE f.space_id = ${space} AND f.storage = ${id}`,
    ],
  },
})

/** Files of the machine are for its operator alone, on a server that was started with a folder for them. */
const faultsOfMethod = ({ method }: Row, context: Context): FieldErrors =>
  method !== 'LOCAL' || (context.env.FOLDER && personOf(context).is_superuser)
    ? {}
    : { method: ['"LOCAL" is not a valid choice.'] }

/** Nothing where the path is allowed; else it is refused by a code, which the web says in its language. */
export function faultsOfPath(given: Row, field: string): FieldErrors {
  const fault = typeof given[field] === 'string' ? pathFault(given[field]) : null
  if (fault) throw pathRefused(field, fault)
  return {}
}
