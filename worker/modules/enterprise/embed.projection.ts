import { sql } from 'drizzle-orm'
import type { Footprint } from '../../kernel/footprint.ts'
import { projection } from '../../kernel/projection.ts'
import type { MergedEvent } from '../../kernel/resource.events.ts'
import { embedTable } from './embed.table.ts'

/** The embeds that name what a merge takes away. */
export const embedFootprint: Footprint = {
  table: embedTable,
  columns: ['keywords'],
  where: ({ data }) => {
    const { id } = data as { id: number } // What merges say.
    return sql`EXISTS (SELECT 1 FROM json_each(keywords) k WHERE k.value = ${id})`
  },
}

/** An embed shows by the keyword that another was merged into. */
export const embedReferences = projection<MergedEvent<'keyword'>>({
  'keyword.merged': ({ space, data: { id, into } }) => sql`
    UPDATE social_embed SET keywords = (SELECT json_group_array(DISTINCT iif(k.value = ${id}, ${into}, k.value))
        FROM json_each(keywords) k)
    WHERE space_id = ${space} AND EXISTS (SELECT 1 FROM json_each(keywords) k WHERE k.value = ${id})`,
})
