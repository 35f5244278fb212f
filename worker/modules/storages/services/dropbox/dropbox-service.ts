import * as z from 'zod'
import { readingOf, wantedHeaders } from '../reading-of.ts'
import { joinPath, pathBelow } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { Entry, Place, StorageAccess, StorageService } from '../storage-service.ts'
import { DropboxApi, DropboxError } from './dropbox-api.ts'
import { uploadFile } from './upload-file.ts'

const metadata = z.object({
  '.tag': z.enum(['file', 'folder', 'deleted']),
  name: z.string(),
  id: z.string().default(''),
  path_lower: z.string().optional(),
  rev: z.string().default(''),
  size: z.int().optional(),
  server_modified: z.string().optional(),
})
const page = z.object({ entries: z.array(metadata), cursor: z.string(), has_more: z.boolean() })
const links = z.object({ links: z.array(z.object({ url: z.string() })) })
const sharedLink = z.object({ url: z.string() })
const existingLink = z.object({ error: z.object({ shared_link_already_exists: z.object({ metadata: sharedLink }) }) })

/** Dropbox API v2. Paths know no case; ids stay when a file is moved or renamed. */
export function dropboxService({ token, path: root }: StorageAccess, env: Env): StorageService {
  if (!token) throw new StorageFailure('incomplete')
  const api = new DropboxApi(token, env)
  const absolute = (path: string) => {
    const whole = joinPath(root, path)
    return whole === '' ? '' : `/${whole}`
  }
  const named = ({ id, path }: Place) => (id.startsWith('id:') ? id : absolute(path))
  return {
    listsDeep: true,
    foldersTell: false,
    async test() {
      await orFailure(api.call('files/list_folder', { path: absolute(''), limit: 1 }, page))
    },
    async list(folder, { cursor, deep }) {
      const asked =
        cursor === null
          ? api.call('files/list_folder', { path: absolute(folder), recursive: deep, limit: 1000 }, page)
          : api.call('files/list_folder/continue', { cursor }, page)
      const { entries, cursor: next, has_more } = await orFailure(asked, 'no_such_folder')
      return {
        entries: entries.flatMap((one) => entryOf(one, joinPath(root)) ?? []),
        next: has_more ? next : null,
      }
    },
    async read(place, wanted) {
      const answer = await orFailure(
        api.download(
          { path: named(place) },
          { ...wantedHeaders(wanted), 'content-type': 'text/plain' },
          wanted.maxBytes,
        ),
      )
      return readingOf(answer, revOf(answer.headers))
    },
    async write(path, source) {
      await orFailure(uploadFile(api, absolute(path), source))
    },
    async remove(place) {
      try {
        await api.call('files/delete_v2', { path: named(place) }, z.unknown())
      } catch (error) {
        if (!(error instanceof DropboxError && error.says('not_found'))) await orFailure(Promise.reject(error))
      }
    },
    async move(from, to) {
      await orFailure(
        api.call('files/move_v2', { from_path: absolute(from), to_path: absolute(to), autorename: false }, z.unknown()),
      )
    },
    async link(place) {
      const { links: known } = await orFailure(
        api.call('sharing/list_shared_links', { path: named(place), direct_only: true }, links),
      )
      const url = known[0]?.url ?? (await orFailure(makeLink(api, named(place))))
      return { url, lasts: true }
    },
  }
}

async function makeLink(api: DropboxApi, path: string): Promise<string> {
  try {
    return (await api.call('sharing/create_shared_link_with_settings', { path }, sharedLink)).url
  } catch (error) {
    const there = error instanceof DropboxError ? existingLink.safeParse(error.body).data : undefined
    if (there) return there.error.shared_link_already_exists.metadata.url
    throw error
  }
}

function entryOf(one: z.output<typeof metadata>, root: string): Entry | null {
  const { '.tag': tag, name, id, path_lower, rev, size = null, server_modified: modified = null } = one
  const path = path_lower === undefined ? null : pathBelow(root, path_lower.replace(/^\//, ''))
  if (tag === 'deleted' || path === null) return null
  return { path, name, id, etag: rev, size, isFolder: tag === 'folder', modified }
}

function revOf(headers: Headers): string {
  try {
    return metadata.pick({ rev: true }).parse(JSON.parse(headers.get('dropbox-api-result') ?? '{}')).rev
  } catch {
    return ''
  }
}

/** What Dropbox's own errors mean; `missing` is what is not found. */
async function orFailure<T>(work: Promise<T>, missing: 'no_such_file' | 'no_such_folder' = 'no_such_file'): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DropboxError)) throw error
    if (error.says('reset')) throw new StorageFailure('listing_reset')
    if (error.says('not_found') || error.says('not_folder') || error.says('not_file')) throw new StorageFailure(missing)
    if (error.says('conflict')) throw new StorageFailure('taken')
    if (error.says('insufficient_space')) throw new StorageFailure('full')
    if (error.says('too_many_write_operations')) throw new StorageFailure('rate_limited')
    if (error.says('no_write_permission') || error.says('access_denied')) throw new StorageFailure('not_allowed')
    throw new StorageFailure('nonsense')
  }
}
