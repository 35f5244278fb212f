import { sql } from 'drizzle-orm'
import type { Definition } from '../../kernel/resource/definition.ts'
import type { Purged } from '../../kernel/log/purge.ts'
import { query } from '../../kernel/sql/query.ts'
import { reactor, type Reactor } from '../../kernel/log/reactor.ts'
import { jsonEach } from '../../kernel/sql/sql.ts'
import { deleteStoredFiles } from '../files/store-picture.ts'

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
