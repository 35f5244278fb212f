import { sql } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'

const FILES_PER_PART = 50
const BYTES_PER_PART = 16_000_000
/** Of a recipe's picture nobody wrote down how large it is. */
const USUAL_BYTES = 1_000_000

/** What somebody uploaded: their files, and the pictures of their recipes. In parts that a worker can hold. */
export async function findOwnFiles(db: Database, space: number, user: number): Promise<string[][]> {
  const { files } = await db.read({
    files: query<{ key: string; size: number }>(
      sql`SELECT key, size FROM user_file WHERE space_id = ${space} AND created_by = ${user} AND deleted_with IS NULL
        UNION ALL SELECT image, ${USUAL_BYTES} FROM recipe
        WHERE space_id = ${space} AND created_by = ${user} AND deleted_with IS NULL AND image IS NOT NULL`,
    ),
  })
  const parts: string[][] = []
  let room = 0
  for (const { key, size } of files) {
    const last = parts.at(-1)
    if (!last || last.length === FILES_PER_PART || size > room) {
      parts.push([key])
      room = BYTES_PER_PART - size
    } else {
      last.push(key)
      room -= size
    }
  }
  return parts
}
