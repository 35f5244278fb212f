import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { model } from '../../model.ts'

export const mealTypeModel = model<typeof mealType>({
  name: 'MealType',
  resource: 'meal-type',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete', 'merge'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'time', kind: 'time' },
    { field: 'color', kind: 'color' },
    { field: 'default', kind: 'flag' },
    { field: 'order', kind: 'count', hidden: true },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'time', kind: 'time' },
    { field: 'color', kind: 'color' },
    { field: 'default', kind: 'flag' },
    { field: 'order', kind: 'whole', rare: true },
  ],
})
