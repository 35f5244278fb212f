import type { step } from '#worker/modules/recipes/parts/step.contract.ts'
import { model } from '../../model.ts'

export const stepModel = model<typeof step>({
  name: 'Step',
  resource: 'step',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: [],
  columns: [
    { field: 'name' },
    { field: 'instruction', sort: false },
    { field: 'numrecipe', kind: 'count', sort: false },
  ],
})
