import type { accessToken } from '#worker/modules/account/token.contract.ts'
import { model } from '../../model.ts'

export const accessTokenModel = model<typeof accessToken>({
  name: 'AccessToken',
  resource: 'access-token',
  group: 'people',
  read: 'guest',
  write: 'guest',
  can: ['delete'],
  unsearched: true,
  whole: true,
  columns: [
    { field: 'token', sort: false },
    { field: 'client' },
    { field: 'created', kind: 'day' },
    { field: 'expires', kind: 'day' },
  ],
})
