import { env } from 'cloudflare:workers'
import { afterAll, beforeAll } from 'vitest'
import type { TestPerson } from '#tests/fixture.ts'
import { control, host, newAccount } from './service.fixture.ts'

/** To be called by each file of tests: the storages that stand in for real ones may be fetched. */
export function allowHost() {
  beforeAll(() => void Object.assign(env, { FETCH_ALLOW: host, DROPBOX_URL: host }))
  afterAll(() => void Object.assign(env, { FETCH_ALLOW: undefined, DROPBOX_URL: undefined }))
}

export interface SyncLog {
  id: number
  status: string
  msg: string
  code: string | null
  found: Record<string, number> | null
  sync: { id: number; failures: number; last_checked: string | null; next_check: string | null }
}

export interface WaitingFile {
  id: number
  name: string
  file_path: string
  file_uid: string
}

const bodies: Record<string, (account: string) => object> = {
  Dropbox: (token) => ({ method: 'DB', token }),
  Nextcloud: (username) => ({ method: 'NEXTCLOUD', url: host, username, password: 'open sesame' }),
  WebDAV: (username) => ({ method: 'WEBDAV', url: `${host}/dav/plain`, username, password: 'open sesame' }),
  S3: (bucket) => ({ method: 'S3', url: `${host}/s3`, bucket, username: 'key', password: 'open sesame' }),
}

export const kinds = Object.keys(bodies)

/** A storage with a folder that is looked through. */
export async function openFolder(
  me: TestPerson,
  kind: string,
  { path = 'recipes', recursive = false }: { path?: string; recursive?: boolean } = {},
) {
  const account = newAccount()
  const storage = await me.post<{ id: number }>('/api/storage/', { name: kind, ...bodies[kind]?.(account) })
  const sync = await me.post<{ id: number }>('/api/sync/', { storage: storage.id, path, recursive })
  return {
    account,
    storage: storage.id,
    sync: sync.id,
    change: (what: Parameters<typeof control>[1]) => control(account, what),
    check: () => me.post<SyncLog>(`/api/sync/${sync.id}/query_synced_folder/`, {}),
    waiting: async () =>
      (await me.get<{ results: WaitingFile[] }>('/api/recipe-import/?page_size=100')).results.toSorted((a, b) =>
        a.name < b.name ? -1 : 1,
      ),
  }
}
