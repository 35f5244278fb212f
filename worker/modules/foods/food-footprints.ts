import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import type { Footprint, Footprints } from '#worker/kernel/log/footprint.ts'
import { mergeRecordFootprint } from '#worker/kernel/log/merge-footprint.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { foodTable, onhandTable, substituteTable } from './food.table.ts'

const EXCLUDED_COLUMNS = new Set(['space_id', 'id', 'version', 'created_at', 'updated_at'])
const columns = Object.keys(getTableColumns(foodTable)).filter((name) => !EXCLUDED_COLUMNS.has(name))

interface Data {
  id: number
  ids: number[]
  into: number
  below: number | null
  pairs: [number, number][]
}
const dataOf = ({ data }: Recorded) => data as Data // Footprints read only keys that their type of event has.

const branches = ({ space }: Recorded, ids: readonly number[]): SQL => sql`id IN (
  WITH RECURSIVE down (id) AS (
    SELECT value FROM ${jsonEach(ids)}
    UNION SELECT c.id FROM food c JOIN down ON c.space_id = ${space} AND c.parent = down.id
  ) SELECT id FROM down)`

const foodFootprint = (where: Footprint['where']): Footprint => ({ table: foodTable, columns, where })

const substitutesOf = (ids: readonly number[]): SQL =>
  sql`low IN (SELECT value FROM ${jsonEach(ids)}) OR high IN (SELECT value FROM ${jsonEach(ids)})`
const substituteFootprint = (where: Footprint['where']): Footprint => ({ table: substituteTable, where })

const pairedSubstitutes: Footprint = substituteFootprint(
  (event) =>
    sql`(low, high) IN (SELECT min(value ->> 0, value ->> 1), max(value ->> 0, value ->> 1) FROM ${jsonEach(dataOf(event).pairs)})`,
)

export const foodFootprints: Footprints = {
  'food.merged': [
    foodFootprint((event) => branches(event, [dataOf(event).id, dataOf(event).into])),
    substituteFootprint((event) => substitutesOf([dataOf(event).id, dataOf(event).into])),
    {
      table: onhandTable,
      where: (event) => sql`food_id IN (${dataOf(event).id}, ${dataOf(event).into})`,
    },
    mergeRecordFootprint('food'),
  ],
  'food.moved': [foodFootprint((event) => branches(event, [dataOf(event).id]))],
  'food.moved_together': [foodFootprint((event) => branches(event, dataOf(event).ids))],
  'food.handed_down': [foodFootprint((event) => branches(event, dataOf(event).ids))],
  'food.inheritance_reset': [
    foodFootprint((event) => {
      const { below } = dataOf(event)
      return below === null ? sql`1` : branches(event, [below])
    }),
  ],
  'food.substitutes_set': [substituteFootprint((event) => substitutesOf([dataOf(event).id]))],
  'food.substitutes_linked': [pairedSubstitutes],
  'food.substitutes_unlinked': [pairedSubstitutes],
}
