import { queryOptions } from '@tanstack/react-query'
import { call, type ListPage, send } from '#web/lib/api/api.ts'
import type { BookingRow, StockRow } from './stock.rows.ts'

const path = '/api/inventory-entry/'

/** The last bookings of one entry. */
export const bookingsQuery = (entry: number) =>
  queryOptions({
    queryKey: ['inventory-log', 'list', { entry }],
    queryFn: ({ signal }) =>
      call<ListPage<BookingRow>>('GET', '/api/inventory-log/', { query: { entry_id: entry, page_size: 20 }, signal }),
  })

/** What is at a place, what has to be eaten first at the top. */
export const storedQuery = (place: number) =>
  queryOptions({
    queryKey: ['inventory-entry', 'list', { place }],
    queryFn: ({ signal }) =>
      call<ListPage<StockRow>>('GET', path, { query: { inventory_location_id: place, page_size: 100 }, signal }),
  })

/** Books on what is there now: somebody else may have taken some since it was shown. Refused if they do meanwhile. */
export async function book(id: number, change: (now: StockRow) => object) {
  const { data, etag } = await send<StockRow>('GET', `${path}${id}/`)
  return send<StockRow>('PATCH', `${path}${id}/`, {
    body: change(data),
    ...(etag === null ? {} : { headers: { 'if-match': etag } }),
  })
}
