import { sql } from 'drizzle-orm'
import { legacyProblem, notFound, type Problem } from '#worker/kernel/contract/errors.ts'
import { runWithinCall } from '#worker/kernel/jobs/run-within-call.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { failureByCode, StorageFailure } from '../services/storage-failure.ts'
import { deleteFileReactor } from './delete-file.reactor.ts'
import { fileOf } from './external-file.rows.ts'

/** As long as somebody waits for the answer. */
const WAIT_MS = 8000

const stillTrying = () =>
  legacyProblem(
    'storage.deletion_pending',
    409,
    'The storage does not answer now. Larder goes on trying to delete the file.',
  )

/** Asks for the file to go, and waits until it has gone. Throws what went wrong at the storage. */
export async function deleteFile(context: Context, recipe: number): Promise<Answer<null>> {
  const { space, shard } = membershipOf(context)
  const store = createStore(context, context.spaceDatabase(shard), space, [deleteFileReactor.name])
  const load = { now: fileOf(space, recipe, visibleRecipe(context, sql`r.id`)) }
  const asked = await execute(store, load, ({ now: [now] }) => {
    if (!now?.visible) throw notFound()
    const events =
      now.storage && now.deletion !== 'asked' ? [{ type: 'external-file.deletion_asked', data: { recipe } }] : []
    return outcome({
      appends: [{ stream: `external-file:${recipe}`, expected: now.version, events }],
      answer: {},
      respond: () => null,
    })
  })
  await runWithinCall(context, deleteFileReactor, { database: shard, events: asked.events, milliseconds: WAIT_MS })
  const fault = await faultOf(new Database(shard, databaseByName(context.env, shard)), space, recipe)
  if (fault) throw fault
  return asked
}

async function faultOf(db: Database, space: number, recipe: number): Promise<Problem | null> {
  const { now } = await db.read({ now: fileOf(space, recipe, sql`1`) })
  const [file] = now
  if (!file?.storage) return null
  if (file.deletion === 'asked') return stillTrying()
  return (failureByCode(file.deletion) ?? new StorageFailure('unavailable')).toProblem()
}
