import type { storage } from '#worker/modules/storages/storage.contract.ts'
import { model } from '../../model.ts'

export const storageModel = model<typeof storage>({
  name: 'Storage',
  resource: 'storage',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'method', kind: 'choice' }, { field: 'url', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'method', kind: 'choice', options: ['DB', 'NEXTCLOUD'], required: true },
    { field: 'url' },
    { field: 'username' },
    { field: 'password', kind: 'secret' },
    { field: 'token', kind: 'secret' },
    { field: 'path' },
  ],
})
