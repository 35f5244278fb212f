import { sql } from 'drizzle-orm'
import { foldOf } from '../../kernel/names.ts'
import { readable } from '../../kernel/resource.ts'
import { userFile } from './file.contract.ts'
import { fileRows } from './file.rows.ts'
import { fileTable } from './file.table.ts'

/** Files are listed, shown and deleted like any row; saving one means storing its bytes. */
export const fileResource = readable(
  userFile,
  fileTable,
  {
    search: ['name_fold'],
    computed: fileRows,
    derive: ({ name }) => (typeof name === 'string' ? { name_fold: foldOf(name) } : {}),
    inUse: {
      steps: (space, id) => sql`SELECT count(*) FROM step s JOIN recipe r ON r.space_id = s.space_id AND r.id = s.recipe
        WHERE s.space_id = ${space} AND s.file = ${id} AND r.deleted_with IS NULL`,
    },
  },
  ['list', 'retrieve', 'destroy'],
)
