import * as z from 'zod'
import { sql } from 'drizzle-orm'
import { idParam, ignoredBody } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listFolders } from './list-folders.ts'
import { openStored, storedStorage } from './open-storage.ts'
import { pathFault, pathRefused } from './path-rule.ts'
import { orProblem, StorageFailure } from './services/storage-failure.ts'
import type { StorageService } from './services/storage-service.ts'
import { storage, storageFolder, storageTest } from './storage.contract.ts'

const folderQuery = z.object({
  path: z.string().max(512).default(''),
  cursor: z.string().max(2000).optional(),
  folders: z.stringbool().default(false).describe('`true`: folders alone, by name'),
})

/** What an admin asks a storage while they set it up. */
export function storageRoutes(app: App): void {
  const at = { tag: storage.title, level: 'admin', params: idParam } as const
  route(
    app,
    {
      ...at,
      method: 'post',
      path: `${storage.path}{id}/test/`,
      name: 'test_storage',
      summary: 'Whether the storage can be reached',
      description: 'Nothing is changed there. What is wrong is told in the answer.',
      body: ignoredBody(storage.draft),
      response: storageTest,
    },
    async ({ context, params: { id } }) => {
      try {
        await (await opened(context, id)).test()
        return answer({ ok: true, code: null, msg: 'The storage can be reached.' })
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error
        return answer({ ok: false, code: error.code, msg: error.message })
      }
    },
  )
  route(
    app,
    {
      ...at,
      method: 'get',
      path: `${storage.path}{id}/folder/`,
      name: 'folder_storage',
      summary: 'What lies in a folder of the storage, for whoever chooses one',
      query: folderQuery,
      response: storageFolder,
    },
    async ({ context, params: { id }, query: { path, cursor, folders } }) => {
      const folder = path.trimStart().replace(/^\/+|\/+$/g, '')
      const fault = pathFault(folder)
      if (fault) throw pathRefused('path', fault)
      const found = async () => {
        const service = await opened(context, id)
        const at = { path: folder, cursor: cursor ?? null }
        return folders ? listFolders(service, at) : service.list(folder, { cursor: at.cursor, deep: false })
      }
      const { entries, ...more } = await orProblem(found())
      const results = entries
        .filter((entry) => entry.path !== folder)
        .map(({ name, path: at, isFolder, size }) => ({ name, path: at, is_folder: isFolder, size }))
      return answer({ results, ...more })
    },
  )
}

async function opened(context: Context, id: number): Promise<StorageService> {
  const { space, shard } = membershipOf(context)
  const { found } = await context.spaceDatabase(shard).read({ found: storedStorage(space, sql`${id}`) })
  const [stored] = found
  if (!stored) throw notFound()
  await throttle(context.env.LIMIT_IMPORT, `storage:${space}`)
  return openStored(stored, context.env, space)
}
