import { sql } from 'drizzle-orm'
import type { Definition } from '#worker/kernel/resource/definition.ts'
import type { Purged } from '#worker/kernel/log/purge.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { reactor, type Reactor } from '#worker/kernel/log/reactor.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { deleteStoredFiles } from '#worker/modules/files/store-picture.ts'

/** Deletes stored files after their rows, unless another row, deleted or not, refers to them. */
export const objectsReactor = (kinds: readonly Definition[]): Reactor =>
  reactor<{ type: string; data: Purged }>(
    'purged-objects',
    kinds.map(({ contract }) => `${contract.name}.purged`),
    async ({ space, data: { objects } }, { env, db }) => {
      if (objects.length === 0) return null
      const { named } = await db.read({
        named: query<{ key: string }>(sql`SELECT key FROM user_file WHERE space_id = ${space} AND key IN (
            SELECT value FROM ${jsonEach(objects)})
          UNION SELECT image FROM recipe WHERE space_id = ${space} AND image IN (SELECT value FROM ${jsonEach(objects)})`),
      })
      const kept = new Set(named.map(({ key }) => key))
      await deleteStoredFiles(
        env,
        objects.filter((key) => !kept.has(key)),
      )
      return null
    },
  )
