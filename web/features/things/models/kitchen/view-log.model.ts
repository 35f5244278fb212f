import type { viewLog } from '#worker/modules/recipes/views/view.contract.ts'
import { model } from '../../model.ts'

export const viewLogModel = model<typeof viewLog>({
  name: 'ViewLog',
  resource: 'view-log',
  group: 'kitchen',
  read: 'guest',
  write: 'guest',
  can: [],
  unsearched: true,
  columns: [{ field: 'recipe_name' }, { field: 'created_at', kind: 'moment' }],
})
