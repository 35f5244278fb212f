import type { userFile } from '#worker/modules/files/file.contract.ts'
import { model } from '../../model.ts'

export const userFileModel = model<typeof userFile>({
  name: 'UserFile',
  resource: 'user-file',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'file_size_kb', kind: 'amount' },
    { field: 'created_by', of: 'display_name' },
    { field: 'created_at', kind: 'day' },
  ],
  fields: [
    { field: 'file', kind: 'file', required: 'new' },
    { field: 'name', required: true },
  ],
})
