import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { model } from '../../model.ts'

export const keywordModel = model<typeof keyword>({
  name: 'Keyword',
  resource: 'keyword',
  group: 'kitchen',
  read: 'guest',
  write: 'user',
  can: ['create', 'change', 'delete', 'merge', 'move'],
  query: { extended: 1 },
  chips: [{ field: 'unused', value: 'true' }],
  uses: true,
  doubles: true,
  spellings: true,
  columns: [{ field: 'name' }, { field: 'numrecipe', kind: 'count' }, { field: 'description', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'description', kind: 'lines' },
  ],
})
