import { projection } from '../../kernel/log/projection.ts'
import { insertRows, updateRow } from '../../kernel/sql/rows.ts'
import type { RecipeImportEvent } from './recipe-import.events.ts'
import { externalFileTable, recipeImportTable } from './storage.table.ts'

export const recipeImportProjection = projection<RecipeImportEvent>({
  'recipe-import.imported': ({ space, stream, version, at, data: { id, ...file } }) => [
    insertRows(externalFileTable, [{ space_id: space, ...file }], { by: 'recipe' }),
    updateRow(recipeImportTable, { space, id }, { deleted_with: stream, version, updated_at: at }),
  ],
})
