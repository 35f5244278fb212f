import { BulkWrite, MAX_VALUE_LENGTH, type RowKey } from './bulk-write.ts'
import type { Statement } from './sql.ts'

/**
 * Merges bulk writes of one name where nothing between them touches the same rows, up to the size limit. A commit of
 * fifty new foods then takes as many statements as one of a single food.
 */
export function mergeBulkWrites(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  let touchedByTable = new Map<string, TouchedRows>()
  let latestByName = new Map<string, number>()
  const batches = new Map<number, Batch>()
  const parts = statements.flatMap((one): Statement[] => (one instanceof BulkWrite ? one.split() : [one]))
  for (const statement of parts) {
    if (!(statement instanceof BulkWrite)) {
      touchedByTable = new Map()
      latestByName = new Map()
      joined.push(statement)
      continue
    }
    const { name, table, rows, keys } = statement.spec
    if (rows.length === 0) continue
    const touched = touchedByTable.get(table) ?? { byKey: new Map<RowKey, number>(), all: -1, any: -1 }
    touchedByTable.set(table, touched)
    const at = latestByName.get(name)
    const batch = at === undefined || lastTouch(touched, keys) > at ? undefined : batches.get(at)
    const fits = batch !== undefined && batch.size + statement.size <= MAX_VALUE_LENGTH
    const place = fits && at !== undefined ? at : joined.push(statement) - 1
    if (fits) {
      batch.writes.push(statement)
      batch.size += statement.size
    } else batches.set(place, { writes: [statement], size: statement.size })
    latestByName.set(name, place)
    touch(touched, keys, place)
  }
  return joined.map((statement, place) => {
    const batch = batches.get(place)
    return batch ? BulkWrite.join(batch.writes) : statement
  })
}

/** Writes that become one statement. */
interface Batch {
  writes: [BulkWrite, ...BulkWrite[]]
  size: number
}

/** The last statement to touch each row of a table, unknown rows (`all`), and any row (`any`). */
interface TouchedRows {
  byKey: Map<RowKey, number>
  all: number
  any: number
}

const lastTouch = ({ byKey, all, any }: TouchedRows, keys: readonly RowKey[] | null): number =>
  keys === null ? any : Math.max(all, ...keys.map((key) => byKey.get(key) ?? -1))

function touch(touched: TouchedRows, keys: readonly RowKey[] | null, place: number): void {
  touched.any = Math.max(touched.any, place)
  if (keys === null) touched.all = Math.max(touched.all, place)
  for (const key of keys ?? []) touched.byKey.set(key, Math.max(place, touched.byKey.get(key) ?? -1))
}
