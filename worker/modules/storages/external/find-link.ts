import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { sql } from 'drizzle-orm'
import { pathFault } from '../path-rule.ts'
import { openStorage } from '../open-storage.ts'
import { StorageFailure } from '../services/storage-failure.ts'
import { fileOf, type FoundFile } from './external-file.rows.ts'

/** An address at which the file opens. One that lasts is kept; a storage without any has the one of ours. */
export async function findLink(
  context: Context,
  recipe: number,
  file: FoundFile & { storage: number },
): Promise<string> {
  const { link, path, uid, db, space, storage } = file
  if (link !== null && /^https?:\/\//.test(link)) return link
  if (path === '' || pathFault(path) !== null) throw new StorageFailure('no_such_file')
  const service = await openStorage(db, context.env, { space, id: storage })
  const found = await service.link({ path, id: uid })
  if (found === null) return `${context.url.origin}/api/get_recipe_file/${recipe}/`
  if (found.lasts) await keepLink(context, recipe, { path, link: found.url })
  return found.url
}

async function keepLink(context: Context, recipe: number, { path, link }: { path: string; link: string }) {
  const store = spaceStore(context)
  await execute(store, { now: fileOf(store.space, recipe, sql`1`) }, ({ now: [now] }) =>
    outcome({
      appends:
        now?.storage && now.path === path && now.link === null
          ? [
              {
                stream: `external-file:${recipe}`,
                expected: now.version,
                events: [{ type: 'external-file.linked', data: { recipe, link } }],
              },
            ]
          : [],
      requires: [],
      answer: {},
      respond: () => null,
    }),
  )
}
