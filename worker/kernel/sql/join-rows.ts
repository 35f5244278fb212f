import { Rows, type Key } from './rows.ts'
import type { Statement } from './sql.ts'

/**
 * The same work in fewer statements: work of one name goes together where nothing between touches the same rows, up to
 * what one statement may hold. A commit of fifty new foods then takes as many statements as one of a single food.
 */
export function joinRows(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  let tables = new Map<string, Touched>()
  let open = new Map<string, number>()
  const parts = statements.flatMap((one): Statement[] => (one instanceof Rows ? one.split() : [one]))
  for (const statement of parts) {
    if (!(statement instanceof Rows)) {
      tables = new Map()
      open = new Map()
      joined.push(statement)
      continue
    }
    const { name, table, rows, keys } = statement.work
    if (rows.length === 0) continue
    const touched = tables.get(table) ?? { byKey: new Map<Key, number>(), all: -1, any: -1 }
    tables.set(table, touched)
    const at = open.get(name)
    const before = at === undefined ? undefined : joined[at]
    const both = at !== undefined && before instanceof Rows && lastTouch(touched, keys) <= at && before.with(statement)
    const place = both ? at : joined.push(statement) - 1
    if (both) joined[place] = both
    open.set(name, place)
    touch(touched, keys, place)
  }
  return joined
}

/** Where work last touched each row of a table, where it touched nobody knows which, and where it touched any. */
interface Touched {
  byKey: Map<Key, number>
  all: number
  any: number
}

const lastTouch = ({ byKey, all, any }: Touched, keys: readonly Key[] | null): number =>
  keys === null ? any : Math.max(all, ...keys.map((key) => byKey.get(key) ?? -1))

function touch(touched: Touched, keys: readonly Key[] | null, place: number): void {
  touched.any = Math.max(touched.any, place)
  if (keys === null) touched.all = Math.max(touched.all, place)
  for (const key of keys ?? []) touched.byKey.set(key, Math.max(place, touched.byKey.get(key) ?? -1))
}
