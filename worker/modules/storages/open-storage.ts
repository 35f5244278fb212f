import { sql } from 'drizzle-orm'
import { Database } from '#worker/kernel/sql/database.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { unseal } from '#worker/kernel/sql/seal.ts'
import { serviceFor } from './services/service-for.ts'
import { StorageFailure } from './services/storage-failure.ts'
import type { StorageAccess, StorageService } from './services/storage-service.ts'

/** A storage as it is stored, with its secrets sealed. */
export interface StoredStorage extends Omit<StorageAccess, 'password' | 'token'> {
  id: number
  created_by: number
  secrets: { field: string; sealed: string }[]
}

/** `which`: SQL for its id. */
export const storedStorage = (space: number, which: ReturnType<typeof sql>): Query<StoredStorage> =>
  query<StoredStorage>(
    sql`SELECT s.id, s.created_by, s.method, s.username, s.url, s.path, s.region, s.bucket,
      (SELECT json_group_array(json_object('field', field, 'sealed', sealed)) FROM secret
        WHERE space_id = ${space} AND resource = 'storage' AND id = s.id) AS secrets
      FROM storage s WHERE s.space_id = ${space} AND s.id = ${which} AND s.deleted_with IS NULL`,
    { json: ['secrets'] },
  )

export async function openStored(stored: StoredStorage, env: Env, space: number): Promise<StorageService> {
  const { id, secrets, created_by, method } = stored
  if (method === 'LOCAL') await requireOperator(env, created_by)
  const secretOf = async (field: string): Promise<string | null> => {
    const found = secrets.find((one) => one.field === field)
    return found ? unseal(env, { space, resource: 'storage', id, field }, found.sealed) : null
  }
  const [password, token] = await Promise.all([secretOf('password'), secretOf('token')])
  return serviceFor({ ...stored, password, token }, env)
}

/** Throws `StorageFailure` where there is none, or one that cannot be opened. */
export async function openStorage(db: Database, env: Env, { space, id }: { space: number; id: number }) {
  const { found } = await db.read({ found: storedStorage(space, sql`${id}`) })
  const [stored] = found
  if (!stored) throw new StorageFailure('gone')
  return openStored(stored, env, space)
}

/** A row may come from an archive that somebody wrote by hand: a folder of the machine opens for its operator's storages. */
async function requireOperator(env: Env, user: number): Promise<void> {
  const { found } = await new Database('DIRECTORY', env.DIRECTORY).read({
    found: query<{ there: number }>(sql`SELECT 1 AS there FROM user WHERE id = ${user} AND is_superuser`),
  })
  if (found.length === 0) throw new StorageFailure('not_here')
}
