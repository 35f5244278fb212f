import { sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { resourceProjection, type MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { relationResource } from './relation.resource.ts'

export const relationProjection = resourceProjection(relationResource)

type Kind = 'supermarket' | 'supermarket-category'
type DeletedOrRestored = { type: `${Kind}.${'deleted' | 'restored'}`; data: { id: number } }

/** Relations are deleted and restored with either side, and follow a merged category. */
export const relationReferences = projection<DeletedOrRestored | MergedEvent<'supermarket-category'>>({
  'supermarket.deleted': (event) => softDeleteRelations(event, 'supermarket'),
  'supermarket.restored': (event) => restoreRelations(event),
  'supermarket-category.deleted': (event) => softDeleteRelations(event, 'category'),
  'supermarket-category.restored': (event) => restoreRelations(event),
  // Where a supermarket has both categories, the target's relation stays. Deleted relations move as well, so that they
  // can be restored.
  'supermarket-category.merged': ({ space, at, data: { id, into } }) => [
    sql`UPDATE supermarket_category_relation AS r SET deleted_with = ${`supermarket-category:${id}`}, updated_at = ${at}
      WHERE space_id = ${space} AND category = ${id} AND EXISTS (SELECT 1 FROM supermarket_category_relation t
        WHERE t.space_id = ${space} AND t.supermarket = r.supermarket AND t.category = ${into}
          AND t.deleted_with IS r.deleted_with)`,
    sql`UPDATE supermarket_category_relation SET category = ${into}, updated_at = ${at}
      WHERE space_id = ${space} AND category = ${id} AND deleted_with IS NOT ${`supermarket-category:${id}`}`,
  ],
})

const softDeleteRelations = (
  { space, stream, at, data }: Recorded<DeletedOrRestored>,
  field: 'supermarket' | 'category',
): Statement =>
  sql`UPDATE supermarket_category_relation SET deleted_with = ${stream}, updated_at = ${at}
    WHERE space_id = ${space} AND ${sql.identifier(field)} = ${data.id} AND deleted_with IS NULL`

const restoreRelations = ({ space, stream, at }: Recorded<DeletedOrRestored>): Statement =>
  sql`UPDATE supermarket_category_relation SET deleted_with = NULL, updated_at = ${at}
    WHERE space_id = ${space} AND deleted_with = ${stream}`
