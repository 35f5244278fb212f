import type { Row } from '../../sql/query.ts'
import type { SpaceReplay } from './space-replay.ts'
import type { ModelKey, ReadModel } from './read-model.ts'
import type { SuspectRow } from './compare-model.ts'
import { retryUntilStable } from './retry-until-stable.ts'

export interface RowDifferences {
  live: Row[]
  replayed: Row[]
}

const ROWS_PER_BATCH = 200
const BYTES_PER_BATCH = 500_000

/**
 * Overwrites suspected rows with the replayed ones and returns those that differed. Each batch is a transaction, and
 * writes nothing where the log has moved on since the replay.
 */
export async function repairModel(
  replay: SpaceReplay,
  model: ReadModel,
  suspects: readonly SuspectRow[],
): Promise<RowDifferences> {
  const differences: RowDifferences = { live: [], replayed: [] }
  for (const keys of keyBatches(suspects)) {
    const found = await retryUntilStable(replay, () => repairBatch(replay, model, keys))
    differences.live.push(...found.live)
    differences.replayed.push(...found.replayed)
  }
  return differences
}

async function repairBatch(
  { live, scratch, space, seq, headQuery, noNewEvents }: SpaceReplay,
  model: ReadModel,
  keys: readonly ModelKey[],
) {
  const { built } = await scratch.read({ built: model.rowsByKey(space, keys) })
  const [stood, there = []] = await live.batch([
    headQuery.statement,
    model.rowsByKey(space, keys).statement,
    model.remove(space, keys, noNewEvents),
    model.upsert(built, noNewEvents),
  ])
  if (stood?.[0]?.['seq'] !== seq) return null
  const only = (rows: readonly Row[], others: readonly Row[]) => {
    const known = new Set(others.map((row) => JSON.stringify(row)))
    return rows.filter((row) => !known.has(JSON.stringify(row)))
  }
  return { live: only(there, built), replayed: only(built, there) }
}

function* keyBatches(suspects: readonly SuspectRow[]): Generator<ModelKey[]> {
  let keys: ModelKey[] = []
  let total = 0
  for (const { key, bytes } of suspects) {
    if (keys.length > 0 && (keys.length >= ROWS_PER_BATCH || total + bytes > BYTES_PER_BATCH)) {
      yield keys
      keys = []
      total = 0
    }
    keys.push(key)
    total += bytes
  }
  if (keys.length > 0) yield keys
}
