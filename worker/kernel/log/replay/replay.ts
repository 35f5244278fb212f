import { getTableName } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { Beside } from './beside.ts'
import { suspectsOf } from './compare-model.ts'
import { mend, type Wrong } from './mend-model.ts'
import { modelsOf } from './model.ts'
import type { ReadModels } from './read-models.ts'
import { Scratch } from './scratch.ts'
import { raiseTally } from './raise-tally.ts'
import { renewTexts } from './renew-text.ts'

export interface ReplayDifference extends Wrong {
  table: string
}

const ROUNDS = 5

/**
 * Builds the read models of one space anew from its log, in a database beside, and writes into the live ones what
 * differs there. People go on reading and writing meanwhile, and nothing that is right is ever taken away, so that it may
 * be stopped at any moment. Answers what differed, and how many events it took.
 */
export async function replay(
  live: Database,
  beside: Database,
  space: number,
  { tables, texts, tallies, project }: ReadModels,
): Promise<{ events: number; differences: ReplayDifference[] }> {
  const scratch = await Scratch.open(beside, live)
  const both = new Beside(live, scratch, space, project)
  const models = await modelsOf(live, tables.map(getTableName))
  const differences: ReplayDifference[] = []
  await both.catchUp()
  for (let round = 1; ; round++) {
    const before = differences.length
    for (const model of models) {
      const wrong = await mend(both, model, await suspectsOf(both, model))
      if (wrong.live.length + wrong.replayed.length > 0) differences.push({ table: model.name, ...wrong })
    }
    // What was wrong may have led a projection wrong in a row that had been compared by then.
    if (differences.length === before) break
    if (round === ROUNDS) throw new Error(`Space ${space} still differed after ${ROUNDS} comparisons.`)
  }
  for (const tally of tallies) {
    const replayed = await raiseTally(both, tally)
    if (replayed.length > 0) differences.push({ table: getTableName(tally.table), live: [], replayed })
  }
  for (const index of texts) await renewTexts(both, index)
  await scratch.close()
  return { events: both.events, differences }
}
