import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Projection } from '../projection.ts'
import type { MonotonicCounter } from './raise-counter.ts'
import type { TextIndex } from './rebuild-text-index.ts'

export interface ReplayTargets {
  tables: readonly SQLiteTable[]
  textIndexes: readonly TextIndex[]
  counters: readonly MonotonicCounter[]
  project: Projection
}

/** What a replay builds of a module: `directoryTables` are in the directory, all else in the space's database. */
export interface ReplayedTables {
  tables?: readonly SQLiteTable[]
  directoryTables?: readonly SQLiteTable[]
  textIndexes?: readonly TextIndex[]
  counters?: readonly MonotonicCounter[]
}

export const replayTargetsIn = (
  database: string,
  modules: readonly ReplayedTables[],
  project: Projection,
): ReplayTargets =>
  database === 'DIRECTORY'
    ? { tables: modules.flatMap(({ directoryTables = [] }) => directoryTables), textIndexes: [], counters: [], project }
    : {
        tables: modules.flatMap(({ tables = [] }) => tables),
        textIndexes: modules.flatMap(({ textIndexes = [] }) => textIndexes),
        counters: modules.flatMap(({ counters = [] }) => counters),
        project,
      }
