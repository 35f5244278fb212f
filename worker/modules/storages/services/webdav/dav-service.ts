import { basicLogin } from '#worker/gateway/basic-login.ts'
import type { StorageAccess, StorageService } from '../storage-service.ts'
import { StorageFailure } from '../storage-failure.ts'
import { encodePath, joinPath } from '../service-path.ts'
import { webdavService } from './webdav-service.ts'

/** A plain server: `url` is its root, and `path` a folder there. */
export function davService(access: StorageAccess, env: Env): StorageService {
  const { url, path } = access
  if (!url) throw new StorageFailure('incomplete')
  const folder = encodePath(joinPath(path))
  const root = `${url.replace(/\/+$/, '')}/${folder === '' ? '' : `${folder}/`}`
  return webdavService({ root: () => Promise.resolve(root), authorization: loginOf(access), allow: env.FETCH_ALLOW })
}

export function loginOf({ username, password, token }: StorageAccess): string | null {
  if (username || password) return `Basic ${basicLogin(username ?? '', password ?? token ?? '')}`
  return token ? `Bearer ${token}` : null
}
