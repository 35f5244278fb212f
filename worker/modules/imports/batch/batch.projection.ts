import { sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'
import type { BatchEvent, ItemAsked } from './batch.events.ts'
import type { ImportItem } from './batch.contract.ts'
import { batchTable, itemTable } from './batch.table.ts'

export const batchProjection = projection<BatchEvent>({
  'import-batch.created': ({ space, at, data: { id, created_by } }) =>
    insertRows(batchTable, [{ space_id: space, id, created_by, version: 1, created_at: at, updated_at: at }]),
  'import-batch.item_asked': (event) => insertRows(itemTable, [waiting(event)], { or: 'REPLACE', by: 'position' }),
  'import-batch.item_saved': (event) => updateItem(event, 'saved', event.data),
  'import-batch.item_known': (event) => updateItem(event, 'known', event.data),
  'import-batch.item_failed': (event) => updateItem(event, 'failed', event.data),
  'import-batch.deleted': ({ space, stream, at, data: { id } }) =>
    sql`UPDATE import_batch SET deleted_with = ${stream}, updated_at = ${at} WHERE space_id = ${space} AND id = ${id}`,
})

const waiting = ({ space, at, data: { id, position, url } }: Recorded<ItemAsked>) => ({
  space_id: space,
  batch: id,
  position,
  url,
  state: 'waiting' as const,
  msg: '',
  updated_at: at,
})

interface ItemResult {
  id: number
  position: number
  recipe?: number
  name?: string
  code?: string
  msg?: string
}

const updateItem = ({ space, at }: Recorded, state: ImportItem['state'], { id, position, ...item }: ItemResult) => [
  sql`UPDATE import_item SET state = ${state}, recipe = ${item.recipe ?? null}, name = ${item.name ?? null},
      code = ${item.code ?? null}, msg = ${item.msg ?? ''}, updated_at = ${at}
    WHERE space_id = ${space} AND batch = ${id} AND position = ${position}`,
  sql`UPDATE import_batch SET updated_at = ${at} WHERE space_id = ${space} AND id = ${id}`,
]
