import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Module } from '../../resource/module.ts'
import type { Projection } from '../projection.ts'
import type { Tally } from './tally.raise.ts'
import type { TextIndex } from './text.renew.ts'

/** What a log is replayed into. */
export interface ReadModels {
  tables: readonly SQLiteTable[]
  texts: readonly TextIndex[]
  tallies: readonly Tally[]
  project: Projection
}

/** The read models of the directory, or of a space's database. */
export const readModelsIn = (database: string, modules: readonly Module[], project: Projection): ReadModels =>
  database === 'DIRECTORY'
    ? { tables: modules.flatMap(({ directoryTables = [] }) => directoryTables), texts: [], tallies: [], project }
    : {
        tables: modules.flatMap(({ tables = [] }) => tables),
        texts: modules.flatMap(({ texts = [] }) => texts),
        tallies: modules.flatMap(({ tallies = [] }) => tallies),
        project,
      }
