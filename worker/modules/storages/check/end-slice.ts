import { sql, type SQL } from 'drizzle-orm'
import { sliceWork, type SliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { FoundFiles } from '../sync.events.ts'
import type { CheckItem, CheckParams } from './check-items.ts'
import { foundSentence, foundSomething } from './found-sentence.ts'
import { countListed, isListed, wholeRound, type Round } from './listed-files.ts'
import { nextCheck } from './next-check.ts'

/** Files that one commit misses. */
const AT_ONCE = 300

type Ended = Extract<CheckItem, { kind: 'ended' }>

/** What is no longer there, and then what came of it all. A check that was cut off misses nothing. */
export function endSlice(
  { position }: JobItem,
  ended: Ended,
  { at, params, now }: { at: Round; params: CheckParams; now: string },
): SliceWork {
  const { space, sync: id, round: job } = at
  const isWhole = ended.code === null
  const missed = (path: SQL) =>
    sql`${Number(isWhole)} AND ${isWithin(path, params)} AND NOT ${isListed(at, path)} LIMIT ${AT_ONCE}`
  const load = {
    syncs: query<{ version: number; failures: number }>(
      sql`SELECT version, failures FROM sync WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`,
    ),
    logs: query<{ id: number }>(
      sql`SELECT id FROM sync_log WHERE space_id = ${space} AND job = ${job} AND status = 'RUNNING'`,
    ),
    states: countListed(at),
    gone: query<{ id: number; version: number }>(sql`SELECT w.id, w.version FROM recipe_import w
      WHERE w.space_id = ${space} AND w.storage = ${params.storage} AND w.deleted_with IS NULL AND ${missed(sql`w.file_path`)}`),
    missing: query<{ recipe: number; version: number }>(sql`SELECT f.recipe, f.version FROM external_file f
      JOIN recipe r ON r.space_id = f.space_id AND r.id = f.recipe AND r.deleted_with IS NULL
      WHERE f.space_id = ${space} AND f.storage = ${params.storage} AND NOT f.missing AND ${missed(sql`f.file_path`)}`),
    before: query<{ gone: number; missing: number }>(
      sql`SELECT coalesce(sum(type = 'recipe-import.gone'), 0) AS gone, coalesce(sum(type = 'external-file.missing'), 0) AS missing
        FROM event WHERE space_id = ${space} AND type IN ('recipe-import.gone', 'external-file.missing')
          AND seq > (SELECT min(seq) FROM event WHERE space_id = ${space} AND stream = ${`job:${job}`})`,
    ),
    ids: reserveIds(space, { 'sync-log': 1 }),
  }
  return sliceWork(load, ({ syncs: [sync], logs, states, gone, missing, before, ids }) => {
    const nextId = idAllocator(ids)
    const over = [{ position, state: 'done' as const }]
    if (!sync) return { appends: [], items: over }
    const appends: Append[] = [
      ...gone.map((one) => ({
        stream: `recipe-import:${one.id}`,
        expected: one.version,
        events: [{ type: 'recipe-import.gone', data: { id: one.id } }],
      })),
      ...missing.map(({ recipe, version }) => ({
        stream: `external-file:${recipe}`,
        expected: version,
        events: [{ type: 'external-file.missing', data: { recipe } }],
      })),
    ]
    // There may be more; the end comes in the slice that finds none.
    if (gone.length === AT_ONCE || missing.length === AT_ONCE) return { appends, items: [] }
    const found = foundIn(states, {
      gone: gone.length + (before[0]?.gone ?? 0),
      missing: missing.length + (before[0]?.missing ?? 0),
    })
    const failures = isWhole ? 0 : sync.failures + 1
    const isTold = !isWhole || foundSomething(found) || logs.length > 0
    const log = isTold ? (logs[0]?.id ?? nextId('sync-log')) : null
    const data = {
      id,
      job,
      log,
      status: isWhole ? 'SUCCESS' : 'ERROR',
      code: ended.code,
      msg: isWhole ? foundSentence(found) : ended.msg,
      found,
      failures,
      next: nextCheck(now, { id, failures, retryAfter: ended.retry_after }),
    }
    return {
      appends: [...appends, { stream: `sync:${id}`, expected: sync.version, events: [{ type: 'sync.checked', data }] }],
      also: isWhole ? wholeRound(at) : [],
      items: over,
    }
  })
}

/** Whether a path lies in the folder, or also in one of its folders. */
function isWithin(path: SQL, { folder, deep }: CheckParams): SQL {
  const prefix = folder === '' ? '' : `${folder.replace(/\/+$/, '')}/`
  const inside = sql`substr(lower(${path}), 1, ${prefix.length}) = ${prefix.toLowerCase()}`
  return deep ? inside : sql`${inside} AND instr(substr(${path}, ${prefix.length + 1}), '/') = 0`
}

function foundIn(
  states: readonly { state: string; n: number }[],
  { gone, missing }: Pick<FoundFiles, 'gone' | 'missing'>,
): FoundFiles {
  const of = (state: string) => states.find((one) => one.state === state)?.n ?? 0
  const files = states.reduce((sum, { n }) => sum + n, 0)
  return { files, new: of('new'), moved: of('moved'), changed: of('changed'), gone, missing, skipped: of('skipped') }
}
