import { toHex } from '#worker/auth/hex.ts'
import { uuid } from '#worker/clock.ts'
import { folderOf, joinPath } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { Source } from '../storage-service.ts'
import { addressOf, davAsk, listFolder, makeFolders, refuseFailed, type DavAccess } from './webdav-service.ts'

/** Nextcloud takes chunks from 5 MB on, and no more than ten thousand of them. */
const CHUNK = 10 * 1024 * 1024
const MAX_CHUNKS = 10_000
/** A server puts them together while it is asked to. */
const TIMEOUT_MS = 120_000

interface Places {
  /** Where the file is to be. */
  files: DavAccess
  /** Where Nextcloud takes chunks. */
  uploads: DavAccess
}

/**
 * Writes a file in chunks (version 2 of Nextcloud's), none of which is seen until all are there. What was cut off goes on
 * where it stopped, where it is the same file; Nextcloud forgets it after a day.
 */
export async function uploadChunks({ files, uploads }: Places, path: string, source: Source): Promise<void> {
  const ask = davAsk(uploads)
  const folder = await folderFor(path, source)
  const headers = { destination: await addressOf(files, path), 'oc-total-length': String(source.size) }
  await makeFolders(davAsk(files), folderOf(path))
  try {
    const { status } = await ask('MKCOL', folder, { headers })
    const there = status === 405 ? await chunksIn(uploads, folder) : new Map<string, number | null>()
    if (status !== 405) refuseFailed(status)
    const chunk = Math.max(CHUNK, Math.ceil(source.size / MAX_CHUNKS))
    for (let number = 1, offset = 0; offset < source.size; number++, offset += chunk) {
      const name = String(number).padStart(5, '0')
      const length = Math.min(chunk, source.size - offset)
      if (there.get(name) === length) continue
      const body = await source.read(offset, length)
      if (body.length !== length) throw new Error('the source ended early')
      const put = await ask('PUT', joinPath(folder, name), { body, headers, timeoutMs: TIMEOUT_MS })
      refuseChunk(put.status)
    }
    await join()
  } catch (error) {
    const mayGoOn = source.key !== undefined && error instanceof StorageFailure && error.isPassing
    if (!mayGoOn) await ask('DELETE', folder).catch(() => {})
    throw error
  }

  async function join() {
    try {
      refuseChunk((await ask('MOVE', joinPath(folder, '.file'), { headers, timeoutMs: TIMEOUT_MS })).status)
    } catch (error) {
      // Whoever did not hear the answer looks whether it was done.
      const isUnheard =
        error instanceof StorageFailure && (error.reason === 'timeout' || error.reason === 'unreachable')
      if (!isUnheard || !(await isThere())) throw error
    }
  }

  async function isThere(): Promise<boolean> {
    const found = await listFolder(files, folderOf(path)).catch(() => [])
    const isLeft = await ask('PROPFIND', folder, { headers: { depth: '0' } }).catch(() => null)
    return (
      isLeft?.status === 404 &&
      found.some((one) => joinPath(folderOf(path), one.path) === path && one.size === source.size)
    )
  }
}

/** The name of the folder for the chunks. */
async function folderFor(path: string, { key, size }: Source): Promise<string> {
  if (key === undefined) return `larder-${uuid()}`
  const bytes = new TextEncoder().encode(JSON.stringify([path, key, size]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `larder-${toHex(digest.subarray(0, 16))}`
}

const chunksIn = async (uploads: DavAccess, folder: string) =>
  new Map((await listFolder(uploads, folder)).map(({ path, size }) => [path, size]))

/** What is refused here was forgotten, or does not fit together: begun anew, it may go well. */
function refuseChunk(status: number): void {
  if (status === 400 || status === 404 || status === 412) throw new StorageFailure('upload_lost')
  refuseFailed(status)
}
