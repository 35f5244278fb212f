import type { Row } from '../../sql/query.ts'
import type { Beside } from './beside.ts'
import type { ModelKey, Model } from './model.ts'
import type { Suspect } from './compare-model.ts'
import { settled } from './settle.ts'

/** Rows that were not what the log says: as they were, and as they are now. */
export interface Wrong {
  live: Row[]
  replayed: Row[]
}

const ROWS_A_BATCH = 200
const BYTES_A_BATCH = 500_000

/**
 * Writes suspected rows as they were built, and says which of them were wrong. Each batch is one transaction, and writes
 * nothing where the log has moved on since they were built.
 */
export async function mend(beside: Beside, model: Model, suspects: readonly Suspect[]): Promise<Wrong> {
  const wrong: Wrong = { live: [], replayed: [] }
  for (const keys of inBatches(suspects)) {
    const found = await settled(beside, () => mendBatch(beside, model, keys))
    wrong.live.push(...found.live)
    wrong.replayed.push(...found.replayed)
  }
  return wrong
}

async function mendBatch(
  { live, scratch, space, seq, head, unmoved }: Beside,
  model: Model,
  keys: readonly ModelKey[],
) {
  const { built } = await scratch.read({ built: model.at(space, keys) })
  const [stood, there = []] = await live.batch([
    head.statement,
    model.at(space, keys).statement,
    model.remove(space, keys, unmoved),
    model.put(built, unmoved),
  ])
  if (stood?.[0]?.['seq'] !== seq) return null
  const only = (rows: readonly Row[], others: readonly Row[]) => {
    const known = new Set(others.map((row) => JSON.stringify(row)))
    return rows.filter((row) => !known.has(JSON.stringify(row)))
  }
  return { live: only(there, built), replayed: only(built, there) }
}

function* inBatches(suspects: readonly Suspect[]): Generator<ModelKey[]> {
  let keys: ModelKey[] = []
  let total = 0
  for (const { key, bytes } of suspects) {
    if (keys.length > 0 && (keys.length >= ROWS_A_BATCH || total + bytes > BYTES_A_BATCH)) {
      yield keys
      keys = []
      total = 0
    }
    keys.push(key)
    total += bytes
  }
  if (keys.length > 0) yield keys
}
