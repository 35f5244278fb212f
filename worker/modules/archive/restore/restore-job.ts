import { sql } from 'drizzle-orm'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { systemContext } from '#worker/auth/system-context.ts'
import { JobFailure, type JobKind, type JobWorld, sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { JobItem, JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { SecretFields } from '../format/secret-fields.ts'
import { eventLine, fileLine } from '../format/manifest.contract.ts'
import { closeLog } from './close-log.ts'
import { eventFault, eventShapes } from './event-shapes.ts'
import { findRestore } from './find-restore.ts'
import { damaged, OpenedArchive } from './opened-archive.ts'
import { openSpace } from './open-space.ts'
import { renewEvent } from './renew-event.ts'
import { type NewWorld, UnknownValue } from './renumber.ts'
import { restoreChoices, restoreDetails, restoreItem, restoreParams } from './restore.contract.ts'
import { restoringRow } from './restoring.rows.ts'
import { wipeSpace } from './wipe-space.ts'
import { writeEvents } from './write-events.ts'
import { writeFiles } from './write-files.ts'
import { writeSequences } from './write-sequences.ts'

export const RESTORE_KIND = 'restore'

/** Makes a new space of an archive. `modules` are asked for late, as this kind of job belongs to one of them. */
export const restoreJob = (modules: () => readonly Module[]): JobKind => ({
  kind: RESTORE_KIND,
  sliceSize: 2,
  async prepare(job, world) {
    const context = await askerOfJob(job, world)
    const archive = await OpenedArchive.open(world.env.FILES, restoreParams.parse(job.params))
    const found = await findRestore(context, archive, { space: world.space, id: job.id })
    await context.settled()
    return found
  },
  async run(job, items, world) {
    const context = await askerOfJob(job, world)
    const restore = await restoreOf(job, world, context)
    for (const item of items) await writeItem(modules(), restore, item)
    return sliceWork({}, () => ({
      appends: [],
      requires: [],
      items: items.map(({ position }) => ({ position, state: 'done' })),
    }))
  },
  async finish(job, world) {
    const context = await askerOfJob(job, world)
    const { archive, details, newWorld, making, db } = await restoreOf(job, world, context)
    const said = await archive.manifest()
    const { found } = await db.read({ found: restoringRow(making) })
    // It was cut off after its very last step.
    if (!found[0] && (await isOwned(context, making.made))) return { made: making.made }
    if (found[0]?.events !== said.log.events) throw damaged('Parts of its log could not be written.')
    if (job.failed > 0) throw damaged('Some of its files could not be written.')
    await writeSequences(db, making.made, said.sequences)
    const store = { ...createStore(context, db, making.made), idempotencyKey: null, wake: () => [], notify: () => {} }
    await closeLog(modules(), store, making, newWorld.me.is)
    const { name = details.name } = restoreChoices.parse(job.choices)
    await openSpace(context, { made: making.made, shard: details.shard, name, said, households: newWorld.households })
    await wipeSpace(modules(), context, { ...making, shard: details.shard })
    await context.settled()
    return { made: making.made }
  },
  async cleanUp(job, { env, at, space }) {
    const { key } = restoreParams.parse(job.params)
    const details = restoreDetails.safeParse(job.details).data
    if (details) {
      await wipeSpace(modules(), systemContext(env, at), { space, made: details.space, shard: details.shard })
    }
    await env.FILES.delete(key)
  },
})

async function isOwned({ directory }: Context, space: number): Promise<boolean> {
  const { owned } = await directory.read({ owned: query(sql`SELECT 1 FROM space WHERE space_id = ${space}`) })
  return owned.length > 0
}

async function restoreOf(job: JobRow, { env, at, space }: JobWorld, context: Context) {
  const details = restoreDetails.parse(job.details)
  const params = restoreParams.parse(job.params)
  const choices = restoreChoices.safeParse(job.choices)
  if (!choices.success) throw new JobFailure('archive.choices', 'What was chosen for it cannot be read.')
  const was = choices.data.me === undefined ? details.me : choices.data.me
  const newWorld: NewWorld = {
    space: details.space,
    me: { was, is: personOf(context).id },
    households: new Map(details.households),
    salt: params.salt,
  }
  return {
    env,
    at,
    context,
    details,
    newWorld,
    making: { space, made: details.space },
    db: context.spaceDatabase(details.shard),
    archive: await OpenedArchive.open(env.FILES, params),
  }
}

type Restore = Awaited<ReturnType<typeof restoreOf>>

async function writeItem(modules: readonly Module[], restore: Restore, { details }: JobItem): Promise<void> {
  const { env, archive, newWorld } = restore
  const item = restoreItem.parse(details)
  if (item.kind === 'files') return writeFiles(env, archive, newWorld, await archive.lines(item, fileLine))
  const { context, db, making, at } = restore
  const { found } = await db.read({ found: restoringRow(making) })
  const [row] = found
  if (!row || row.state === 'gone') throw new JobFailure('archive.left_alone', 'Nobody went on with it for a week.')
  const done = row.events - item.first
  if (done < 0) throw damaged('Parts of its log could not be written.')
  const all = await archive.lines(item, eventLine)
  if (all.length !== item.count) throw damaged(`“${item.path}” has not as many lines as its archive says.`)
  const lines = all.slice(done)
  const shapes = eventShapes(modules)
  const fault = lines.map((line) => eventFault(shapes, line)).find((one) => one !== null)
  if (fault) throw damaged(fault)
  try {
    const secrets = new SecretFields(modules.flatMap((one) => one.resources ?? []))
    const renewed = await Promise.all(
      lines.map((line) => renewEvent(newWorld, { ...line, data: secrets.without(line.type, line.data) })),
    )
    const { project } = createStore(context, db, making.made)
    const reactors = modules
      .flatMap((one) => one.reactors ?? [])
      .flatMap(({ name, on }) => on.map((type) => [name, type] as const))
    await writeEvents({ db, making, at, project, reactors }, renewed, row.events)
  } catch (error) {
    if (error instanceof UnknownValue) throw damaged(error.message)
    if (/constraint failed/i.test(String(error)) && !String(error).includes('commit_guard'))
      throw damaged('Its log says what cannot have happened.')
    throw error
  }
}
