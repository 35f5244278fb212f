import * as z from 'zod'
import { etagOf, readingOf, wantedHeaders, failureOfStatus } from '../reading-of.ts'
import { encodePath, joinPath, pathBelow } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { StorageAccess, StorageService } from '../storage-service.ts'

const entry = z.object({
  path: z.string(),
  name: z.string(),
  etag: z.string(),
  size: z.int().nullable(),
  isFolder: z.boolean(),
  modified: z.string(),
})
const listing = z.object({ entries: z.array(entry), next: z.string().nullable() })

/** A folder of the machine, through a service that exists beside `npm start` alone and knows no path above its root. */
export function localService({ path: root }: StorageAccess, { FOLDER }: Env): StorageService {
  if (!FOLDER) throw new StorageFailure('not_here')
  const ask = async (method: string, path: string, init: RequestInit & { query?: Record<string, string> } = {}) => {
    const { query = {}, ...more } = init
    const search = new URLSearchParams(query).toString()
    const address = `http://folder/${encodePath(joinPath(root, path))}${search ? `?${search}` : ''}`
    return FOLDER.fetch(address, { ...more, method })
  }
  const list: StorageService['list'] = async (folder, { cursor }) => {
    const answer = await ask('GET', folder, { query: { list: '1', ...(cursor === null ? {} : { after: cursor }) } })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new StorageFailure(answer.status === 404 ? 'no_such_folder' : failureOfStatus(answer.status))
    }
    const { entries, next } = listing.parse(await answer.json())
    return {
      entries: entries.flatMap((one) => {
        const path = pathBelow(joinPath(root), one.path)
        return path === null ? [] : [{ ...one, path, id: '' }]
      }),
      next,
    }
  }
  const refuse = async (answer: Response) => {
    await answer.body?.cancel()
    if (answer.status === 409) throw new StorageFailure('taken')
    if (!answer.ok) throw new StorageFailure(failureOfStatus(answer.status))
  }
  return {
    listsDeep: false,
    foldersTell: false,
    async test() {
      await list('', { cursor: null, deep: false })
    },
    list,
    async read({ path }, wanted) {
      const answer = await ask('GET', path, { headers: wantedHeaders(wanted) })
      if (Number(answer.headers.get('content-length') ?? 0) > wanted.maxBytes) {
        await answer.body?.cancel()
        throw new StorageFailure('too_large')
      }
      const body = answer.body ?? new Blob([]).stream()
      return readingOf(
        { url: '', status: answer.status, ok: answer.ok, headers: answer.headers, type: '', body },
        etagOf(answer.headers.get('etag')),
      )
    },
    async write(path, source) {
      const PART = 8 * 1024 * 1024
      let offset = 0
      do {
        const body = await source.read(offset, Math.min(PART, source.size - offset))
        const query = { at: String(offset), of: String(source.size) }
        await refuse(await ask('PUT', path, { body, query }))
        offset += PART
      } while (offset < source.size)
    },
    async remove({ path }) {
      const answer = await ask('DELETE', path)
      if (answer.status === 404) await answer.body?.cancel()
      else await refuse(answer)
    },
    async move(from, to) {
      await refuse(await ask('POST', from, { query: { to: joinPath(root, to) } }))
    },
    link: () => Promise.resolve(null),
  }
}
