import { ApiError } from '../api/api-error.ts'

export type SyncStatus = 'none' | 'offline' | 'trouble' | 'loggedOut'

export const syncStatusOf = (error: unknown): SyncStatus => {
  if (!(error instanceof ApiError)) return 'offline'
  return error.status === 401 || error.status === 403 ? 'loggedOut' : 'trouble'
}
