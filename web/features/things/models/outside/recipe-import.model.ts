import type { recipeImport } from '#worker/modules/storages/recipe-import.contract.ts'
import { model } from '../../model.ts'

export const recipeImportModel = model<typeof recipeImport>({
  name: 'RecipeImport',
  resource: 'recipe-import',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: ['delete'],
  columns: [{ field: 'name' }, { field: 'storage' }, { field: 'created_at', kind: 'day' }],
})
