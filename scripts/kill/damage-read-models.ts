import { databaseFiles, tablesIn, withDatabase } from './database-files.ts'

/** Read models of spaces have these columns; the log does not. */
const READ_MODEL_COLUMNS = ['space_id', 'deleted_with', 'updated_at']

/** Damages two thirds of the read-model rows and returns how many. No server may have the databases open. */
export function damageReadModels(folder: string): number {
  const counts = databaseFiles(folder, 'd1').map((path) =>
    withDatabase(path, (database) => {
      const tables = tablesIn(database)
      // The directory controls access and stays intact; the scratch database belongs to no space.
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
