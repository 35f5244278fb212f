import { useState } from 'react'
import { useDeviceSetting } from './device-settings.ts'

/** -1 shows all. */
export const tablePageSizes = [10, 25, 50, 100, -1] as const

/** For rows that are all there: those of the current page, of the size that the person wants on this device. */
export function useTablePage<Row>(rows: readonly Row[]) {
  const [wanted, setSize] = useDeviceSetting('general_tableItemsPerPage')
  const [asked, setPage] = useState(1)
  const size = wanted > 0 ? wanted : Math.max(rows.length, 1)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(asked, pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages, setPage, size: wanted, setSize }
}
