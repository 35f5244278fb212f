import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Projection } from '../projection.ts'
import type { MonotonicCounter } from './raise-counter.ts'
import type { TextIndex } from './rebuild-text-index.ts'

/** What a log is replayed into. */
export interface ReplayTargets {
  tables: readonly SQLiteTable[]
  textIndexes: readonly TextIndex[]
  counters: readonly MonotonicCounter[]
  project: Projection
}

/** What of a module a replay builds: tables and full-text indexes of a space's database, tables of the directory. */
export interface ReplayedTables {
  tables?: readonly SQLiteTable[]
  directoryTables?: readonly SQLiteTable[]
  /** Full-text indexes that its projections fill, in a space's database. */
  textIndexes?: readonly TextIndex[]
  /** Tables of a space's database that its projections fill, and that a replay only ever adds to. */
  counters?: readonly MonotonicCounter[]
}

/** The read models of the directory, or of a space's database. */
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
