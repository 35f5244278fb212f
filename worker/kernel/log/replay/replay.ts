import { getTableName } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { SpaceReplay } from './space-replay.ts'
import { compareModel } from './compare-model.ts'
import { repairModel, type RowDifferences } from './repair-model.ts'
import { loadReadModels } from './read-model.ts'
import type { ReplayTargets } from './replay-targets.ts'
import { ScratchDatabase } from './scratch-database.ts'
import { raiseCounter } from './raise-counter.ts'
import { rebuildTextIndex } from './rebuild-text-index.ts'

export interface ReplayDifference extends RowDifferences {
  table: string
}

const MAX_ROUNDS = 5

/**
 * Replays the log of one space into a scratch database and repairs live rows that differ. Reads and writes go on
 * meanwhile, and correct rows are never removed, so it may stop at any moment. Returns the differences and the number
 * of events.
 */
export async function replay(
  live: Database,
  scratchDatabase: Database,
  space: number,
  { tables, textIndexes, counters, leftovers, project }: ReplayTargets,
): Promise<{ events: number; differences: ReplayDifference[] }> {
  const scratch = await ScratchDatabase.open(scratchDatabase, live)
  const spaceReplay = new SpaceReplay(live, scratch, space, project)
  const models = await loadReadModels(live, tables.map(getTableName))
  const differences: ReplayDifference[] = []
  await spaceReplay.catchUp()
  for (const sweep of leftovers)
    await Promise.all([live.batch([sweep.live(space)]), scratch.write([sweep.replayed(space)])])
  for (let round = 1; ; round++) {
    const before = differences.length
    for (const model of models) {
      const wrong = await repairModel(spaceReplay, model, await compareModel(spaceReplay, model))
      if (wrong.live.length + wrong.replayed.length > 0) differences.push({ table: model.name, ...wrong })
    }
    // A wrong row may have misled a projection that wrote a row already compared.
    if (differences.length === before) break
    if (round === MAX_ROUNDS) throw new Error(`Space ${space} still differed after ${MAX_ROUNDS} comparisons.`)
  }
  for (const tally of counters) {
    const replayed = await raiseCounter(spaceReplay, tally)
    if (replayed.length > 0) differences.push({ table: getTableName(tally.table), live: [], replayed })
  }
  for (const index of textIndexes) await rebuildTextIndex(spaceReplay, index)
  await scratch.close()
  return { events: spaceReplay.eventCount, differences }
}
