import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../../kernel/contract/events.ts'
import type { Footprint, Footprints } from '../../kernel/log/footprint.ts'
import { mergedMark } from '../../kernel/log/merge-footprint.ts'
import { each } from '../../kernel/sql/sql.ts'
import { foodTable, onhandTable, substituteTable } from './food.table.ts'

const PLACE = new Set(['space_id', 'id', 'version', 'created_at', 'updated_at'])
const columns = Object.keys(getTableColumns(foodTable)).filter((name) => !PLACE.has(name))

interface Data {
  id: number
  ids: number[]
  into: number
  below: number | null
  pairs: [number, number][]
}
const dataOf = ({ data }: Recorded) => data as Data // Each type of event has those that its footprint reads.

/** Foods and all below them. */
const branches = ({ space }: Recorded, ids: readonly number[]): SQL => sql`id IN (
  WITH RECURSIVE down (id) AS (
    SELECT value FROM ${each(ids)}
    UNION SELECT c.id FROM food c JOIN down ON c.space_id = ${space} AND c.parent = down.id
  ) SELECT id FROM down)`

const foods = (where: Footprint['where']): Footprint => ({ table: foodTable, columns, where })

const linked = (ids: readonly number[]): SQL =>
  sql`low IN (SELECT value FROM ${each(ids)}) OR high IN (SELECT value FROM ${each(ids)})`
const substitutes = (where: Footprint['where']): Footprint => ({ table: substituteTable, where })

const inPairs: Footprint = substitutes(
  (event) =>
    sql`(low, high) IN (SELECT min(value ->> 0, value ->> 1), max(value ->> 0, value ->> 1) FROM ${each(dataOf(event).pairs)})`,
)

/** What events of foods change beyond the row that they are about: branches, substitutes, and who has what in the house. */
export const foodFootprints: Footprints = {
  'food.merged': [
    foods((event) => branches(event, [dataOf(event).id, dataOf(event).into])),
    substitutes((event) => linked([dataOf(event).id, dataOf(event).into])),
    {
      table: onhandTable,
      where: (event) => sql`food_id IN (${dataOf(event).id}, ${dataOf(event).into})`,
    },
    mergedMark('food'),
  ],
  'food.moved': [foods((event) => branches(event, [dataOf(event).id]))],
  'food.moved_together': [foods((event) => branches(event, dataOf(event).ids))],
  'food.handed_down': [foods((event) => branches(event, dataOf(event).ids))],
  'food.inheritance_reset': [
    foods((event) => {
      const { below } = dataOf(event)
      return below === null ? sql`1` : branches(event, [below])
    }),
  ],
  'food.substitutes_set': [substitutes((event) => linked([dataOf(event).id]))],
  'food.substitutes_linked': [inPairs],
  'food.substitutes_unlinked': [inPairs],
}
