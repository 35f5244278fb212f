import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { Create } from './creation.ts'
import {
  gram,
  householdMeasures,
  millilitre,
  unitsOf,
  vessels,
  volumes,
  type MeasureUnit,
} from './household-measures.ts'
import type { Kitchen, UnitRow } from './kitchen.rows.ts'

/** The units of a kitchen, and what its vessels hold. A unit of that name which measures nothing yet gets its measure: `filled`. */
export function furnishUnits({ units, general }: Kitchen, language: Language, create: Create) {
  const known = new Map<string, number>()
  for (const { id, plural_key } of units.toReversed()) if (plural_key !== null) known.set(plural_key, id)
  for (const { id, name_key } of units.toReversed()) known.set(name_key, id)
  const idOf = ({ name, plural, base }: MeasureUnit): number => {
    const there = known.get(nameKey(name)) ?? known.get(nameKey(plural))
    if (there !== undefined) return there
    const id = create('unit', { name, plural_name: plural, base_unit: base ?? null })
    known.set(nameKey(name), id)
    return id
  }
  const wanted = unitsOf(language)
  for (const unit of wanted) idOf(unit)
  const holds = (one: number, other: number) =>
    general.some((said) => [said.base_unit, said.converted_unit].every((id) => id === one || id === other))
  for (const { unit, millilitres } of vessels[language]) {
    const pair = { base_unit: idOf(unit), converted_unit: idOf(millilitre) }
    if (holds(pair.base_unit, pair.converted_unit)) continue
    create('unit-conversion', { ...pair, base_amount: 1, converted_amount: millilitres, food: null })
  }
  return {
    gram: idOf(gram),
    volume: idOf(volumes[language].unit),
    measures: new Map(
      [...householdMeasures].flatMap(([key, measure]) => {
        const unit = measure[language]
        return unit ? [[key, idOf(unit)] as const] : []
      }),
    ),
    filled: units.flatMap((row) => fillMeasure(row, wanted)),
  }
}

function fillMeasure({ id, name_key, version, base_unit }: UnitRow, wanted: readonly MeasureUnit[]): Append[] {
  const base = wanted.find(({ name }) => nameKey(name) === name_key)?.base
  if (base === undefined || (base_unit ?? '') !== '') return []
  return [
    {
      stream: `unit:${id}`,
      expected: version,
      events: [{ type: 'unit.changed', data: { id, patch: { base_unit: base } } }],
    },
  ]
}
