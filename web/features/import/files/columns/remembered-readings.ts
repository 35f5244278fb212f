import { persistedStore } from '#web/lib/persisted-store.ts'
import { userStorageKey } from '#web/lib/user-storage.ts'
import type { TableReading } from '#worker/modules/imports/apps/data/csv/column.contract.ts'

/** How tables were read, by their first rows, so that the next of the same app need not be explained. */
type Readings = readonly { row: string; reading: TableReading }[]

const most = 20

const isReadings = (raw: unknown): raw is Readings =>
  Array.isArray(raw) &&
  raw.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'row' in one &&
      'reading' in one &&
      typeof one.reading === 'object' &&
      one.reading !== null &&
      'columns' in one.reading &&
      Array.isArray(one.reading.columns),
  )

const store = persistedStore<Readings>(userStorageKey('columns'), (raw) => (isReadings(raw) ? raw : []))

const rowKey = ([first = []]: readonly (readonly string[])[]) => JSON.stringify(first)

export function rememberReading(rows: readonly (readonly string[])[], reading: TableReading) {
  // Of a table without a heading, the first row is in no other.
  if (!reading.heading) return
  const row = rowKey(rows)
  store.set([{ row, reading }, ...store.get().filter((one) => one.row !== row)].slice(0, most))
}

export function rememberedReading(rows: readonly (readonly string[])[]): TableReading | undefined {
  const row = rowKey(rows)
  const reading = store.get().find((one) => one.row === row)?.reading
  return reading?.columns.length === rows[0]?.length ? reading : undefined
}
