import type { GatewayAnswer, GatewayOptions } from '#worker/gateway/gateway-fetch.ts'
import { askService, openService } from '../ask-service.ts'
import { failureOfStatus, readingOf, wantedHeaders } from '../reading-of.ts'
import { encodePath, folderOf, joinPath } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import { sourceStream } from '../source-stream.ts'
import type { Entry, StorageService } from '../storage-service.ts'
import { readMultistatus, statusesIn } from './multistatus.ts'

export interface DavAccess {
  /** The address of the storage's root, with a slash at its end. */
  root: () => Promise<string>
  authorization: string | null
  /** As the gateway's. */
  allow: string | undefined
}

const MAX_LISTING = 100_000_000
const MAX_DEPTH = 32

const PROPERTIES = `<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns"><d:prop>
<d:resourcetype/><d:getcontentlength/><d:getlastmodified/><d:getetag/><oc:fileid/></d:prop></d:propfind>`

/** Any server that speaks WebDAV (RFC 4918), as servers are rather than as it says. */
export function webdavService(access: DavAccess): StorageService {
  const ask = davAsk(access)
  const list = (folder: string) => listFolder(access, folder)
  return {
    listsDeep: false,
    foldersTell: false,
    async test() {
      await list('')
    },
    async list(folder) {
      const all = await list(folder)
      const entries = all.filter(({ path }) => path !== '').map((one) => ({ ...one, path: joinPath(folder, one.path) }))
      return { entries, next: null }
    },
    async read({ path }, wanted) {
      const answer = await openService(await addressOf(access, path), {
        ...credentials(access),
        headers: wantedHeaders(wanted),
        maxBytes: wanted.maxBytes,
      })
      return readingOf(answer)
    },
    async write(path, source) {
      const put = async () =>
        ask('PUT', path, {
          body: sourceStream(source),
          headers: { 'content-type': 'application/octet-stream' },
          timeoutMs: 120_000,
        })
      const first = await put()
      if (!isMissingFolder(first.status)) return refuseFailed(first.status)
      await makeFolders(ask, folderOf(path))
      return refuseFailed((await put()).status)
    },
    async remove({ path }) {
      const status = await meant(await ask('DELETE', path))
      if (status !== 404 && status !== 410) refuseFailed(status)
    },
    async move(from, to) {
      const destination = await addressOf(access, to)
      const move = async () => meant(await ask('MOVE', from, { headers: { destination, overwrite: 'F' } }))
      const first = await move()
      if (!isMissingFolder(first)) return refuseFailed(first)
      await makeFolders(ask, folderOf(to))
      refuseFailed(await move())
    },
    link: () => Promise.resolve(null),
  }
}

export type AskDav = ReturnType<typeof davAsk>

export const davAsk =
  (access: DavAccess) =>
  async (method: GatewayOptions['method'], path: string, more: GatewayOptions = {}): Promise<GatewayAnswer> =>
    askService(await addressOf(access, path), { ...credentials(access), ...more, method: method ?? 'GET' })

/** What lies right inside a folder; its own path is blank. */
export async function listFolder(access: DavAccess, folder: string): Promise<Entry[]> {
  // A folder that holds itself, as links can make it, would go on for ever.
  if (folder.split('/').length > MAX_DEPTH) throw new StorageFailure('listing_loop')
  const address = await addressOf(access, folder)
  const answer = await openService(address.endsWith('/') ? address : `${address}/`, {
    ...credentials(access),
    method: 'PROPFIND',
    headers: { depth: '1', 'content-type': 'application/xml; charset=utf-8' },
    body: PROPERTIES,
    maxBytes: MAX_LISTING,
  })
  if (answer.status !== 207) {
    await answer.body.cancel()
    const reason = failureOfStatus(answer.status)
    throw new StorageFailure(reason === 'no_such_file' ? 'no_such_folder' : reason)
  }
  const entries = await readMultistatus(answer.body)
  if (!entries.some(({ path, isFolder }) => path === '' && isFolder)) throw new StorageFailure('no_such_folder')
  return entries
}

const credentials = ({ authorization, allow }: DavAccess) => ({ allow, ...(authorization ? { authorization } : {}) })

export const addressOf = async ({ root }: DavAccess, path: string): Promise<string> => (await root()) + encodePath(path)

const isMissingFolder = (status: number): boolean => status === 409 || status === 404

/** The upper ones first. One that is there already answers 405. */
export async function makeFolders(ask: AskDav, folder: string): Promise<void> {
  if (folder === '') return
  const { status } = await ask('MKCOL', folder)
  if (status !== 409 && status !== 404) return
  await makeFolders(ask, folderOf(folder))
  await ask('MKCOL', folder)
}

export function refuseFailed(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 412) throw new StorageFailure('taken')
  throw new StorageFailure(failureOfStatus(status))
}

/** An answer about several things is a success by its own status, whatever it says inside. */
async function meant({ status, bytes }: { status: number; bytes: Uint8Array<ArrayBuffer> }): Promise<number> {
  if (status !== 207) return status
  const inner = await statusesIn(new Blob([bytes]).stream())
  return inner.find((one) => one >= 300) ?? status
}
