import { now } from '#worker/clock.ts'
import type { JobWorld, Preparation } from '#worker/kernel/jobs/job-kind.ts'
import { itemsWhere, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { sql } from 'drizzle-orm'
import { openStorage } from '../open-storage.ts'
import { pathFault } from '../path-rule.ts'
import { StorageFailure } from '../services/storage-failure.ts'
import { checkItem, checkParams, type CheckItem, type Listed } from './check-items.ts'
import { closeFolder, forgetBeneath, forgetRound, keepListed, nextOpenFolder, type Round } from './listed-files.ts'

/** More than that of one folder is no collection of recipes, and no listing that ends. */
const MAX_FILES = 100_000
const MAX_PIECES = 2000
const PIECES_AT_ONCE = 10
const TIME_MS = 5000
const MAX_RESETS = 3
const MAX_DEPTH = 32

/** Lists the next piece of a folder. What goes wrong ends the check, and is told in its end. */
export async function listSlice(job: JobRow, world: JobWorld): Promise<Preparation> {
  const params = checkParams.parse(job.params)
  const at: Round = { space: world.space, sync: params.sync, round: job.id }
  const { items } = await world.db.read({ items: itemsWhere(world.space, job.id, sql`position = ${job.total - 1}`) })
  const before = checkItem.safeParse(items[0]?.details).data
  const last: Listed =
    before?.kind === 'listed' ? before : { kind: 'listed', folder: params.folder, cursor: null, files: 0, resets: 0 }
  try {
    if (job.total > MAX_PIECES || last.files > MAX_FILES) throw new StorageFailure('too_many_files')
    const began = Date.parse(now())
    let next: Listed | null = last
    for (let piece = 0; next && piece < PIECES_AT_ONCE && Date.parse(now()) - began < TIME_MS; piece++)
      next = await listPiece(world, at, { ...params, isFirst: job.total === 0 && piece === 0 }, next)
    return next ? found(job, [next]) : found(job, [{ kind: 'compared' }, ENDED])
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    if (error.reason === 'listing_reset' && last.resets < MAX_RESETS) {
      await world.db.batch([forgetRound(at)])
      return found(job, [{ ...last, folder: params.folder, cursor: null, files: 0, resets: last.resets + 1 }])
    }
    return found(job, [{ kind: 'ended', code: error.code, msg: error.message, retry_after: error.retryAfter }])
  }
}

const ENDED: CheckItem = { kind: 'ended', code: null, msg: '', retry_after: null }

const found = (job: JobRow, items: readonly CheckItem[]): Preparation => {
  const isDone = items.at(-1)?.kind !== 'listed'
  return {
    items: items.map((item, i) => ({ position: job.total + i, name: item.kind, details: item })),
    isDone,
    ...(isDone ? { details: { listed: true }, starts: true } : {}),
  }
}

/** Null where nothing is left to be listed. */
async function listPiece(
  { db, env, space }: JobWorld,
  at: Round,
  params: { storage: number; folder: string; deep: boolean; scheduled: boolean; isFirst: boolean },
  last: Listed,
): Promise<Listed | null> {
  const service = await openStorage(db, env, { space, id: params.storage })
  const walks = params.deep && !service.listsDeep
  const isStart = params.isFirst || (last.files === 0 && last.cursor === null && last.folder === params.folder)
  const folder = last.cursor !== null || isStart ? last.folder : await openFolder(db, at, walks)
  if (folder === null) return null
  if (folder.split('/').length > MAX_DEPTH) throw new StorageFailure('listing_loop')
  const { entries, next } = await service.list(folder, { cursor: last.cursor, deep: params.deep })
  if (next !== null && next === last.cursor) throw new StorageFailure('listing_loop')
  // What no path of ours can say is passed over, as what lies elsewhere is.
  const own = entries.filter(({ path }) => path !== folder && pathFault(path) === null && path.length <= MAX_PATH)
  // A listing that was cut off begins anew, and what it saw may lie elsewhere by now.
  if (last.cursor === null) await db.batch([forgetBeneath(at, folder)])
  await keepListed(db, at, own, {
    opensFolders: walks,
    skipsUnchanged: walks && service.foldersTell && params.scheduled,
  })
  const files = last.files + entries.length
  if (next === null && folder !== params.folder) await db.batch([closeFolder(at, folder)])
  if (next === null && !walks) return null
  return { ...last, folder, cursor: next, files: Math.max(files, 1) }
}

/** As long as a path of a file may be. */
const MAX_PATH = 512

async function openFolder(db: JobWorld['db'], at: Round, walks: boolean): Promise<string | null> {
  if (!walks) return null
  const { open } = await db.read({ open: nextOpenFolder(at) })
  return open[0]?.path ?? null
}
