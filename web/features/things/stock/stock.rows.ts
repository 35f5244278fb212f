import type { inventoryEntry, inventoryLog } from '#worker/modules/inventory/entry.contract.ts'
import type { inventoryLocation } from '#worker/modules/inventory/location.contract.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'

/** Food at a place. */
export type StockRow = RowOf<typeof inventoryEntry>
export type PlaceRow = RowOf<typeof inventoryLocation>
export type BookingRow = RowOf<typeof inventoryLog>
