import { databaseFiles, tablesIn, withDatabase } from './database-files.ts'

/** Read models of spaces have these; the log and what no log tells of do not. */
const READ_MODEL_COLUMNS = ['space_id', 'deleted_with', 'updated_at']

/**
 * Takes away every third row of the read models of spaces that no server has open, and writes nonsense into some others.
 * Answers how many rows that were.
 */
export function damageReadModels(folder: string): number {
  const counts = databaseFiles(folder, 'd1').map((path) =>
    withDatabase(path, (database) => {
      const tables = tablesIn(database)
      // The directory says who may come in, and so stays; the scratch database is nobody's.
      if (!tables.includes('recipe') || tables.includes('scratch_run')) return 0
      const models = tables.filter((table) => {
        const columns = new Set(
          database
            .prepare(`PRAGMA table_info("${table}")`)
            .all()
            .map(({ name }) => name),
        )
        return READ_MODEL_COLUMNS.every((name) => columns.has(name))
      })
      const changed = models.flatMap((table) => [
        database.prepare(`DELETE FROM "${table}" WHERE id % 3 = 0`).run().changes,
        database.prepare(`UPDATE "${table}" SET updated_at = 'damaged' WHERE id % 3 = 1`).run().changes,
      ])
      return changed.reduce<number>((sum, one) => sum + Number(one), 0)
    }),
  )
  return counts.reduce((sum, one) => sum + one, 0)
}
