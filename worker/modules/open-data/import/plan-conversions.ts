import type { Append } from '#worker/kernel/log/commit.ts'
import { creation } from '#worker/modules/common-foods/creation.ts'
import type { OpenEntry } from './open-data-file.contract.ts'
import { differences } from './plan-row.ts'
import type { ConversionRow } from './present.rows.ts'
import type { ReferringPlan } from './references.ts'
import type { Ending } from './tally.ts'

/** Conversions by slug, else by food and units, in whichever direction. */
export function planConversions(
  entries: ReadonlyMap<string, OpenEntry<'conversion'>>,
  { present: { conversions: rows }, to: { foods, units }, nextId, update, tally }: ReferringPlan,
): Append[] {
  const bySlug = new Map(rows.flatMap((row) => (row.open_data_slug ? [[row.open_data_slug, row] as const] : [])))
  const owners = new Map<string, ConversionRow | 'made'>(rows.map((row) => [pairOf(row), row]))
  const end = (ending: Ending, appends: Append[] = []) => {
    tally.count('conversion', ending)
    return appends
  }
  return [...entries].flatMap(([slug, entry]) => {
    const food = entry.food ? foods.get(entry.food)?.id : null
    const base_unit = units.get(entry.base_unit)?.id
    const converted_unit = units.get(entry.converted_unit)?.id
    const named = { slug, name: slug }
    if (food === undefined || base_unit === undefined || converted_unit === undefined || base_unit === converted_unit) {
      tally.mention('conversion', named, 'unknown_reference')
      return end('errored')
    }
    const { base_amount, converted_amount } = entry
    const wanted = { food, base_amount, base_unit, converted_amount, converted_unit, open_data_slug: slug }
    const pair = pairOf(wanted)
    const owner = owners.get(pair)
    const row = bySlug.get(slug) ?? owner
    if (row === 'made' || (row && owner && owner !== row)) {
      tally.mention('conversion', named, 'pair_taken')
      return end('errored')
    }
    if (!row) {
      owners.set(pair, 'made')
      return end('created', [creation('unit-conversion', nextId('unit-conversion'), wanted)])
    }
    const patch = update ? differences(row, wanted) : {}
    if (Object.keys(patch).length === 0) return end('untouched')
    // No other entry of the file is this row.
    owners.delete(pairOf(row))
    owners.set(pair, 'made')
    return end('updated', [
      {
        stream: `unit-conversion:${row.id}`,
        expected: row.version,
        events: [{ type: 'unit-conversion.changed', data: { id: row.id, patch } }],
      },
    ])
  })
}

const pairOf = ({
  food,
  base_unit,
  converted_unit,
}: {
  food: number | null
  base_unit: number
  converted_unit: number
}) => [food ?? 0, Math.min(base_unit, converted_unit), Math.max(base_unit, converted_unit)].join(' ')
