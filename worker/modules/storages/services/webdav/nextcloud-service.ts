import * as z from 'zod'
import { askService } from '../ask-service.ts'
import { failureOfStatus } from '../reading-of.ts'
import { encodePath, joinPath } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { StorageAccess, StorageService } from '../storage-service.ts'
import { loginOf } from './dav-service.ts'
import { uploadChunks } from './upload-chunks.ts'
import { webdavService } from './webdav-service.ts'

const OCS = { accept: 'application/json', 'ocs-apirequest': 'true' }
const SHARES = 'ocs/v2.php/apps/files_sharing/api/v1/shares'
const PUBLIC_LINK = 3
/** Servers and what stands before them often take no more at once, or wait no longer. */
const CHUNKED_FROM = 20 * 1024 * 1024

const ofUser = z.object({ ocs: z.object({ data: z.object({ id: z.string().min(1) }) }) })
const share = z.object({ url: z.string() })
const shares = z.object({
  // Servers write the type as a number or as text.
  ocs: z.object({ data: z.array(z.looseObject({ share_type: z.coerce.number(), url: z.string().nullish() })) }),
})
const newShare = z.object({ ocs: z.object({ data: share }) })

/** WebDAV with ids that stay, etags of folders that change with all beneath, and links for anybody. */
export function nextcloudService(access: StorageAccess, env: Env): StorageService {
  const { url, path: ownRoot } = access
  const authorization = loginOf(access)
  if (!url || !authorization) throw new StorageFailure('incomplete')
  // Many copy the address that Nextcloud shows for WebDAV.
  const home = `${url.replace(/\/(?:remote|index)\.php(?:\/.*)?$/, '').replace(/\/+$/, '')}/`
  const common = { authorization, allow: env.FETCH_ALLOW, headers: OCS }
  const root = async () => {
    const folder = ownRoot === '' ? `remote.php/dav/files/${await userOf(home, access, common)}` : joinPath(ownRoot)
    return `${home}${encodePath(folder)}/`
  }
  const files = { root, authorization, allow: env.FETCH_ALLOW }
  const dav = webdavService(files)
  const uploads = {
    ...files,
    root: async () => `${home}${encodePath(`remote.php/dav/uploads/${await userOf(home, access, common)}`)}/`,
  }
  // Chunks become a file of the same interface alone.
  const takesChunks = ownRoot === '' || joinPath(ownRoot).startsWith('remote.php/dav/')
  return {
    ...dav,
    foldersTell: true,
    write: (path, source) =>
      takesChunks && source.size > CHUNKED_FROM
        ? uploadChunks({ files, uploads }, path, source)
        : dav.write(path, source),
    async link({ path }) {
      const absolute = `/${path}`
      const found = await askService(`${home}${SHARES}?format=json&path=${encodeURIComponent(absolute)}`, common)
      if (found.status === 401) throw new StorageFailure('login_refused')
      const known = shares.safeParse(json(found.text())).data?.ocs.data ?? []
      const there = known.find(({ share_type, url: address }) => share_type === PUBLIC_LINK && address)?.url
      if (there) return { url: there, lasts: true }
      const made = await askService(`${home}${SHARES}?format=json`, {
        ...common,
        method: 'POST',
        headers: { ...OCS, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ path: absolute, shareType: String(PUBLIC_LINK) }).toString(),
      })
      // Sharing by link may be switched off there.
      const data = newShare.safeParse(json(made.text())).data
      return data ? { url: data.ocs.data.url, lasts: true } : null
    },
  }
}

const users = new Map<string, string>()
const MAX_USERS = 1000

/** The name in paths, which is another than that of the login where that is an address, or of another directory. */
async function userOf(
  home: string,
  { username }: StorageAccess,
  common: { authorization: string; allow: string | undefined; headers: Record<string, string> },
): Promise<string> {
  const key = `${home} ${username}`
  const known = users.get(key)
  if (known !== undefined) return known
  const { status, text } = await askService(`${home}ocs/v2.php/cloud/user?format=json`, common)
  if (status === 401) throw new StorageFailure('login_refused')
  const id = ofUser.safeParse(json(text())).data?.ocs.data.id ?? username
  if (!id) throw new StorageFailure(status === 200 ? 'nonsense' : failureOfStatus(status))
  if (users.size >= MAX_USERS) users.clear()
  users.set(key, id)
  return id
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
