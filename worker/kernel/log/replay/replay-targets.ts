import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statement } from '../../sql/sql.ts'
import type { Projection } from '../projection.ts'
import type { MonotonicCounter } from './raise-counter.ts'
import type { TextIndex } from './rebuild-text-index.ts'

export interface ReplayTargets {
  tables: readonly SQLiteTable[]
  textIndexes: readonly TextIndex[]
  counters: readonly MonotonicCounter[]
  leftovers: readonly Leftovers[]
  project: Projection
}

/**
 * Deletes rows that stay behind until something else sweeps them up, so that a live table and a replayed one compare. A
 * replay keeps texts of an index as plain rows, so each side has its own statement.
 */
export interface Leftovers {
  live: (space: number) => Statement
  replayed: (space: number) => Statement
}

/** What a replay builds of a module: `directoryTables` are in the directory, all else in the space's database. */
export interface ReplayedTables {
  tables?: readonly SQLiteTable[]
  directoryTables?: readonly SQLiteTable[]
  textIndexes?: readonly TextIndex[]
  counters?: readonly MonotonicCounter[]
  leftovers?: readonly Leftovers[]
}

export const replayTargetsIn = (
  database: string,
  modules: readonly ReplayedTables[],
  project: Projection,
): ReplayTargets =>
  database === 'DIRECTORY'
    ? {
        tables: modules.flatMap(({ directoryTables = [] }) => directoryTables),
        textIndexes: [],
        counters: [],
        leftovers: [],
        project,
      }
    : {
        tables: modules.flatMap(({ tables = [] }) => tables),
        textIndexes: modules.flatMap(({ textIndexes = [] }) => textIndexes),
        counters: modules.flatMap(({ counters = [] }) => counters),
        leftovers: modules.flatMap(({ leftovers = [] }) => leftovers),
        project,
      }
