import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { serviceFor } from '#worker/modules/storages/services/service-for.ts'
import type { Source, StorageAccess, StorageMethod } from '#worker/modules/storages/services/storage-service.ts'
import type { StorageFailure } from '#worker/modules/storages/services/storage-failure.ts'

export const host = inject('storageHost')
export const world = (): Env => ({ ...env, FETCH_ALLOW: host, DROPBOX_URL: host })

interface Control {
  files?: Record<string, string>
  removed?: string[]
  moved?: [string, string][]
  faults?: Record<string, number>
  many?: number
  folder?: string
}

/** Fills an account of the services that stand in for real ones, breaks it, and tells what it holds and was asked. */
export async function control(
  account: string,
  what: Control = {},
): Promise<{ files: Record<string, string>; calls: string[]; uploads: number }> {
  const answer = await fetch(`${host}/control/${account}`, { method: 'POST', body: JSON.stringify(what) })
  return answer.json()
}

export const newAccount = () => `a${crypto.randomUUID().slice(0, 8)}`

const blank: StorageAccess = {
  method: 'DB',
  username: null,
  url: null,
  path: '',
  region: null,
  bucket: null,
  password: null,
  token: null,
}

/** What is typed in for an account of each kind of service. */
export const accessOf = new Map<string, (account: string) => StorageAccess>([
  ['Dropbox', (token) => ({ ...blank, method: 'DB', token })],
  ['Nextcloud', (username) => ({ ...blank, method: 'NEXTCLOUD', url: host, username, password: 'open sesame' })],
  ...['plain', 'absolute', 'bare'].map(
    (style) =>
      [
        `WebDAV, ${style}`,
        (username: string): StorageAccess => ({
          ...blank,
          method: 'WEBDAV' satisfies StorageMethod,
          url: `${host}/dav/${style}`,
          username,
          password: 'open sesame',
        }),
      ] as const,
  ),
  ['S3', (bucket) => ({ ...blank, method: 'S3', url: `${host}/s3`, bucket, username: 'key', password: 'open sesame' })],
  ['a folder of the machine', (path) => ({ ...blank, method: 'LOCAL', path })],
])

export const openedService = (kind: string, account: string) => {
  const access = accessOf.get(kind)
  if (!access) throw new Error(`no ${kind}`)
  return serviceFor(access(account), world())
}

export function sourceOf(bytes: Uint8Array<ArrayBuffer> | string): Source {
  const all = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  return { size: all.length, read: async (offset, length) => all.slice(offset, offset + length) }
}

/** The code of what went wrong; the answer where nothing did. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (answer) => answer,
    (error: StorageFailure) => error.code,
  )
