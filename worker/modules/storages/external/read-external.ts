import { sql } from 'drizzle-orm'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { openStorage } from '../open-storage.ts'
import { pathFault } from '../path-rule.ts'
import { heldBody } from '../read/held-body.ts'
import { nameIn } from '../services/service-path.ts'
import { failureOf, orProblem, StorageFailure } from '../services/storage-failure.ts'
import type { StorageService } from '../services/storage-service.ts'
import { fileOf, type ExternalFile } from './external-file.rows.ts'

interface WholeFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** All of the file that a recipe has in a storage; null where the asker sees none. Throws what went wrong there as a problem. */
export async function readExternal(context: Context, recipe: number, maxBytes: number): Promise<WholeFile | null> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { found } = await db.read({ found: fileOf(space, recipe, visibleRecipe(context, sql`r.id`)) })
  const [file] = found
  if (!file?.visible || file.storage === null) return null
  const { storage } = file
  const whole = async () => wholeOf(await openStorage(db, context.env, { space, id: storage }), file, maxBytes)
  return { name: nameIn(file.path), bytes: await orProblem(whole()) }
}

async function wholeOf(
  service: StorageService,
  { path, uid: id }: ExternalFile,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (path === '' || pathFault(path) !== null) throw new StorageFailure('no_such_file')
  try {
    const { body } = await service.read({ path, id }, { maxBytes })
    if (!body) throw new StorageFailure('no_such_file')
    return new Uint8Array(await heldBody(body, maxBytes))
  } catch (error) {
    throw failureOf(error)
  }
}
