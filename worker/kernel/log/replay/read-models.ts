import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Projection } from '../projection.ts'
import type { Tally } from './raise-tally.ts'
import type { TextIndex } from './renew-text.ts'

/** What a log is replayed into. */
export interface ReadModels {
  tables: readonly SQLiteTable[]
  texts: readonly TextIndex[]
  tallies: readonly Tally[]
  project: Projection
}

/** What of a module a replay builds: tables and full-text indexes of a space's database, tables of the directory. */
export interface Replayed {
  tables?: readonly SQLiteTable[]
  directoryTables?: readonly SQLiteTable[]
  /** Full-text indexes that its projections fill, in a space's database. */
  texts?: readonly TextIndex[]
  /** Tables of a space's database that its projections fill, and that a replay only ever adds to. */
  tallies?: readonly Tally[]
}

/** The read models of the directory, or of a space's database. */
export const readModelsIn = (database: string, modules: readonly Replayed[], project: Projection): ReadModels =>
  database === 'DIRECTORY'
    ? { tables: modules.flatMap(({ directoryTables = [] }) => directoryTables), texts: [], tallies: [], project }
    : {
        tables: modules.flatMap(({ tables = [] }) => tables),
        texts: modules.flatMap(({ texts = [] }) => texts),
        tallies: modules.flatMap(({ tallies = [] }) => tallies),
        project,
      }
