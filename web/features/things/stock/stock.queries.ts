import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api/api-error.ts'
import { type ApiResponse, call, type ListPage, send } from '#web/lib/api/api.ts'
import { thingQuery } from '../editor/thing.queries.ts'
import { inventoryLocationModel } from '../models/shopping/inventory-location.model.ts'
import type { BookingRow, PlaceRow, StockRow } from './stock.rows.ts'

const path = '/api/inventory-entry/'

/** The last bookings of one entry. */
export const bookingsQuery = (entry: number) =>
  queryOptions({
    queryKey: ['inventory-log', 'list', { entry }],
    queryFn: ({ signal }) =>
      call<ListPage<BookingRow>>('GET', '/api/inventory-log/', { query: { entry_id: entry, page_size: 20 }, signal }),
  })

/** Where things are kept. */
export const placeQuery = (id: number) => thingQuery<PlaceRow>(inventoryLocationModel, id)

/** What is at a place, what has to be eaten first at the top. */
export const storedQuery = (place: number) =>
  queryOptions({
    queryKey: ['inventory-entry', 'list', { place }],
    queryFn: ({ signal }) =>
      call<ListPage<StockRow>>('GET', path, { query: { inventory_location_id: place, page_size: 100 }, signal }),
  })

type Change = (now: StockRow) => object

/** Books on what is there now: somebody else may have taken some since it was shown, or may do so meanwhile. */
export const book = (id: number, change: Change): Promise<ApiResponse<StockRow>> =>
  bookOnce(id, change).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === stale) return bookOnce(id, change)
    throw error
  })

const stale = 412

async function bookOnce(id: number, change: Change) {
  const { data, etag } = await send<StockRow>('GET', `${path}${id}/`)
  return send<StockRow>('PATCH', `${path}${id}/`, {
    body: change(data),
    ...(etag === null ? {} : { headers: { 'if-match': etag } }),
  })
}
