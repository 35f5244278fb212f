import { sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../../kernel/events.ts'
import { projection } from '../../kernel/projection.ts'
import type { Statement } from '../../kernel/sql.ts'

type Kind = 'recipe-book' | 'recipe'
type Lifted = { type: `${Kind}.${'deleted' | 'restored'}`; data: { id: number } }

/** Entries go with their book or their recipe, and come back with it. */
export const entryReferences = projection<Lifted>({
  'recipe-book.deleted': (event) => takeDown(event, sql`book`),
  'recipe-book.restored': (event) => bringBack(event),
  'recipe.deleted': (event) => takeDown(event, sql`recipe`),
  'recipe.restored': (event) => bringBack(event),
})

const takeDown = ({ space, stream, at, data }: Recorded<Lifted>, field: SQL): Statement =>
  sql`UPDATE recipe_book_entry SET deleted_with = ${stream}, updated_at = ${at}
    WHERE space_id = ${space} AND ${field} = ${data.id} AND deleted_with IS NULL`

const bringBack = ({ space, stream, at }: Recorded<Lifted>): Statement =>
  sql`UPDATE recipe_book_entry SET deleted_with = NULL, updated_at = ${at}
    WHERE space_id = ${space} AND deleted_with = ${stream}`
