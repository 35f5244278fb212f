import type { cookLog } from '#worker/modules/cooking/cooking.contract.ts'
import { model } from '../../model.ts'

export const cookLogModel = model<typeof cookLog>({
  name: 'CookLog',
  resource: 'cook-log',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['change', 'delete'],
  columns: [
    { field: 'recipe_name' },
    { field: 'created_at', kind: 'moment' },
    { field: 'rating', kind: 'amount' },
    { field: 'servings', kind: 'amount', hidden: true },
    { field: 'comment', hidden: true },
  ],
  fields: [
    { field: 'rating', kind: 'stars' },
    { field: 'servings', kind: 'whole' },
    { field: 'comment', kind: 'lines' },
  ],
})
