import type { storage } from '#worker/modules/storages/storage.contract.ts'
import { model, type Values } from '../../model.ts'

const isOf = (...methods: string[]) => ({ shown: ({ method }: Values) => methods.includes(String(method ?? 'DB')) })

export const storageModel = model<typeof storage>({
  name: 'Storage',
  resource: 'storage',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  staysOpen: true,
  columns: [{ field: 'name' }, { field: 'method', kind: 'choice' }, { field: 'url', hidden: true }],
  // Each kind asks for what it needs.
  fields: [
    { field: 'name', required: true },
    { field: 'method', kind: 'choice', options: ['DB', 'NEXTCLOUD', 'WEBDAV', 'S3', 'LOCAL'], required: true },
    { field: 'url', ...isOf('NEXTCLOUD', 'WEBDAV', 'S3') },
    { field: 'bucket', ...isOf('S3') },
    {
      field: 'username',
      ...isOf('NEXTCLOUD', 'WEBDAV', 'S3'),
      label: ({ method }) => (method === 'S3' ? 'access_key' : 'username'),
    },
    {
      field: 'password',
      kind: 'secret',
      ...isOf('NEXTCLOUD', 'WEBDAV', 'S3'),
      label: ({ method }) => (method === 'S3' ? 'secret_key' : 'password'),
    },
    { field: 'token', kind: 'secret', ...isOf('DB') },
    { field: 'region', rare: true, ...isOf('S3') },
    { field: 'path', rare: true },
  ],
})
