import type { Append } from '#worker/kernel/log/commit.ts'
import { creation } from '#worker/modules/common-foods/creation.ts'
import type { Reason } from './import.contract.ts'
import type { OpenEntry } from './open-data-file.contract.ts'
import { differences } from './plan-row.ts'
import type { ConversionRow } from './present.rows.ts'
import type { ReferringPlan } from './references.ts'

/** Conversions by slug, else by food and units, in whichever direction. */
export function planConversions(
  entries: ReadonlyMap<string, OpenEntry<'conversion'>>,
  { present: { conversions: rows }, to: { foods, units }, nextId, update, tally }: ReferringPlan,
): Append[] {
  const bySlug = new Map(rows.flatMap((row) => (row.open_data_slug ? [[row.open_data_slug, row] as const] : [])))
  const owners = new Map<string, ConversionRow | 'made'>(rows.map((row) => [pairOf(row), row]))
  return [...entries].flatMap(([slug, entry]) => {
    const [of, from, into] = [
      entry.food ? foods.get(entry.food) : null,
      units.get(entry.base_unit),
      units.get(entry.converted_unit),
    ]
    const [food, base_unit, converted_unit] = [of === null ? null : of?.id, from?.id, into?.id]
    const named = { slug, name: slug }
    const leaveOut = (reason: Reason): Append[] => {
      tally.mention('conversion', named, reason)
      tally.count('conversion', 'errored')
      return []
    }
    if (food === undefined || base_unit === undefined || converted_unit === undefined || base_unit === converted_unit) {
      return leaveOut('unknown_reference')
    }
    const { base_amount, converted_amount } = entry
    const wanted = { food, base_amount, base_unit, converted_amount, converted_unit, open_data_slug: slug }
    const pair = pairOf(wanted)
    const owner = owners.get(pair)
    const row = bySlug.get(slug) ?? owner
    if (row === 'made' || (row && owner && owner !== row)) {
      return leaveOut('pair_taken')
    }
    const said = `${base_amount} ${from?.name} ${of?.name ?? ''} = ${converted_amount} ${into?.name}`.replace('  ', ' ')
    if (!row) {
      owners.set(pair, 'made')
      tally.change('conversion', { name: said })
      return [creation('unit-conversion', nextId('unit-conversion'), wanted)]
    }
    const patch = update ? differences(row, wanted) : {}
    const fields = Object.keys(patch)
    if (fields.length === 0) {
      tally.count('conversion', 'untouched')
      return []
    }
    // No other entry of the file is this row.
    owners.delete(pairOf(row))
    owners.set(pair, 'made')
    tally.change('conversion', { name: said, was: said, fields })
    return [
      {
        stream: `unit-conversion:${row.id}`,
        expected: row.version,
        events: [{ type: 'unit-conversion.changed', data: { id: row.id, patch } }],
      },
    ]
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
