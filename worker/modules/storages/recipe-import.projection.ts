import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import type { RecipeImportEvent } from './recipe-import.events.ts'
import { externalFileTable, recipeImportTable } from './storage.table.ts'

export const recipeImportProjection = projection<RecipeImportEvent>({
  'recipe-import.imported': ({ space, stream, version, at, data }) => {
    const { id, recipe, storage, file_path, file_uid, file_etag = '', file_size = null } = data
    const file = { recipe, storage, file_path, file_uid, file_etag, file_size }
    return [
      insertRows(externalFileTable, [{ space_id: space, ...file, version: 0, missing: false }], { by: 'recipe' }),
      updateRow(recipeImportTable, { space, id }, { deleted_with: stream, version, updated_at: at }),
    ]
  },
  'recipe-import.read': ({ space, stream, version, at, data: { id, job } }) =>
    updateRow(recipeImportTable, { space, id }, { deleted_with: stream, read_by: job, version, updated_at: at }),
  'recipe-import.gone': ({ space, stream, version, at, data: { id } }) =>
    updateRow(recipeImportTable, { space, id }, { deleted_with: stream, gone: true, version, updated_at: at }),
})
