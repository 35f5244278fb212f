import { sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection } from '#worker/kernel/log/projection.ts'

interface Booked {
  amount?: number
  inventory_location?: number
  note?: string | null
}
type EntryEvent =
  | { type: 'inventory-entry.created'; data: Booked & { id: number } }
  | { type: 'inventory-entry.changed'; data: { id: number; patch: Booked } }

/** Must run before the projection of entries, as it reads the values before the change. */
export const inventoryLogProjection = projection<EntryEvent>({
  'inventory-entry.created': (event) =>
    logRow(event, {
      type: sql`'add'`,
      valueBefore: sql`0, ${event.data.inventory_location}`,
      fieldsAfter: event.data,
      before: sql`(SELECT 1)`,
    }),
  'inventory-entry.changed': (event) => {
    const { id, patch } = event.data
    if (patch.amount === undefined && patch.inventory_location === undefined) return []
    return logRow(event, {
      type:
        patch.inventory_location === undefined ? sql`iif(${patch.amount} > e.amount, 'add', 'remove')` : sql`'move'`,
      valueBefore: sql`e.amount, e.inventory_location`,
      fieldsAfter: patch,
      before: sql`(SELECT * FROM inventory_entry WHERE space_id = ${event.space} AND id = ${id}) e`,
    })
  },
})

interface LogSource {
  type: SQL
  valueBefore: SQL
  fieldsAfter: Booked
  before: SQL
}

const logRow = (
  { space, stream, version, at, data }: Recorded<EntryEvent>,
  { type, valueBefore, fieldsAfter, before }: LogSource,
) => {
  const { amount, inventory_location, note } = fieldsAfter
  const now = (value: unknown, column: SQL) => (value === undefined ? column : sql`${value}`)
  return [
    sql`INSERT INTO inventory_log (space_id, id, version, created_at, updated_at, entry, booking_type,
        old_amount, old_inventory_location, new_amount, new_inventory_location, note)
      SELECT ${space}, (SELECT seq FROM event WHERE space_id = ${space} AND stream = ${stream} AND version = ${version}),
        1, ${at}, ${at}, ${data.id}, ${type}, ${valueBefore},
        ${now(amount, sql`e.amount`)}, ${now(inventory_location, sql`e.inventory_location`)}, ${note ?? null}
      FROM ${before}`,
  ]
}
