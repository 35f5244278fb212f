import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { now } from '#worker/clock.ts'
import { conflict, invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { importAsked } from '#worker/modules/imports/from-files/ask-import.ts'
import { forgetUploads } from '#worker/modules/imports/upload/take-uploads.ts'
import { mayBeRead } from '../check/file-kinds.ts'
import type { WaitingFile } from '../decide-recipe-import.ts'
import { openStorage } from '../open-storage.ts'
import type { readFiles } from '../recipe-import.contract.ts'
import { waitingFiles, waitingIn } from '../save-recipe-import.ts'
import { StorageFailure } from '../services/storage-failure.ts'
import type { StorageService } from '../services/storage-service.ts'
import { fetchFile, type FetchedFile } from './fetch-file.ts'

type Read = z.output<typeof readFiles>

const MAX_LOOKED_AT = 10_000
const MAX_FILES = 50
const MAX_BYTES = 200_000_000
const TIME_MS = 15_000

const NOTHING_TO_READ = 'Nothing can be read in a file of this kind. Keep it as it is.'

/** Has our importers read what is in files that wait: one, or all of which they may find something in. */
export async function readWaiting(context: Context, id: number | null): Promise<Answer<Read>> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const which = id === null ? sql`ORDER BY w.id LIMIT ${MAX_LOOKED_AT}` : sql`AND w.id = ${id}`
  const { waiting } = await db.read({ waiting: waitingFiles(sql`${waitingIn(space)} ${which}`) })
  if (id !== null && waiting.length === 0) throw notFound()
  const readable = waiting.filter(({ file_path }) => mayBeRead(file_path))
  if (id !== null && readable.length === 0) throw invalid({ file_path: [NOTHING_TO_READ] }, 'storage.nothing_to_read')
  const { fetched, failed } = await fetchSome(context, readable)
  const [failure] = failed
  if (id !== null && failure) throw failure.cause.toProblem()
  const told = {
    read: fetched.length,
    failed: failed.map(({ file, cause }) => ({ id: file.id, name: file.name, error: cause.message, code: cause.code })),
    remaining: readable.length - fetched.length - failed.length,
  }
  if (fetched.length === 0) return answer({ job: null, ...told }, { status: 202 })
  return ask(context, fetched, told)
}

type Fetched = FetchedFile & { id: number }

async function fetchSome(context: Context, readable: readonly WaitingFile[]) {
  const began = Date.parse(now())
  const services = new Map<number, StorageService | StorageFailure>()
  const fetched: Fetched[] = []
  const failed: { file: WaitingFile; cause: StorageFailure }[] = []
  const isOver = () =>
    fetched.length + failed.length >= MAX_FILES ||
    fetched.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES ||
    Date.parse(now()) - began > TIME_MS
  for (const file of readable) {
    if (isOver()) break
    const service = services.get(file.storage) ?? (await openedOrNot(context, file.storage))
    services.set(file.storage, service)
    try {
      if (service instanceof StorageFailure) throw service
      fetched.push({ ...(await fetchFile(context, service, file)), id: file.id })
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error
      failed.push({ file, cause: error })
    }
  }
  return { fetched, failed }
}

async function openedOrNot(context: Context, id: number): Promise<StorageService | StorageFailure> {
  const { space, shard } = membershipOf(context)
  try {
    return await openStorage(context.spaceDatabase(shard), context.env, { space, id })
  } catch (error) {
    if (error instanceof StorageFailure) return error
    throw error
  }
}

/** The files wait no longer, and the job that reads them is asked for, in one commit. */
async function ask(context: Context, fetched: readonly Fetched[], told: Omit<Read, 'job'>): Promise<Answer<Read>> {
  const store = spaceStore(context)
  const { space } = store
  const ids = fetched.map(({ id }) => id)
  const load = {
    ids: reserveIds(space, { job: 1, 'import-log': 1 }),
    waiting: waitingFiles(sql`${waitingIn(space)} AND ${inValues(sql`w.id`, ids)}`),
  }
  const files = fetched.map(({ name, key, size }) => ({ name, key, size }))
  const asked = await execute(store, load, ({ ids: reserved, waiting }) => {
    if (waiting.length < ids.length) throw conflict()
    const wanted = { files, app: null, starts: false, same_names: false }
    return importAsked(context, idAllocator(reserved), wanted, (job) =>
      waiting.map(({ id, version }) => ({
        stream: `recipe-import:${id}`,
        expected: version,
        events: [{ type: 'recipe-import.read', data: { id, job } }],
      })),
    )
  })
  await forgetUploads(
    context,
    fetched.map(({ upload }) => upload),
  )
  return { ...asked, body: { job: asked.body.job, ...told } }
}
