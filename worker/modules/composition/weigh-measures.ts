import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { creation } from '#worker/modules/common-foods/creation.ts'
import {
  gram,
  householdMeasures,
  MILLILITRES_PER_CUP,
  volumes,
  type MeasureUnit,
} from '#worker/modules/common-foods/household-measures.ts'
import type { Larder } from './larder.rows.ts'
import { unitsOfMeasure } from './measure-names.ts'

interface Unit {
  id: number
  name: string
}

/** Units of the space by what they measure. What lacks is made, in the asker's language: `appends`. */
export function kitchenUnits(rows: Larder['units'], language: Language, nextId: NextId) {
  const appends: Append[] = []
  const named = ({ name, plural }: MeasureUnit): Unit | undefined => {
    const keys = [nameKey(name), nameKey(plural)]
    return (
      rows.find((row) => keys.includes(row.name_key)) ??
      rows.find((row) => row.plural_key !== null && keys.includes(row.plural_key))
    )
  }
  const create = ({ name, plural, base }: MeasureUnit): Unit => {
    const id = nextId('unit')
    appends.push(creation('unit', id, { name, plural_name: plural, base_unit: base ?? null }))
    return { id, name }
  }
  const measuring = (base: string) => rows.find(({ base_unit }) => base_unit?.toLowerCase() === base)
  return {
    appends,
    gram(): Unit {
      const known = measuring('g')
      if (known) return known
      const row = rows.find(({ name_key }) => name_key === gram.name)
      if (!row) return create(gram)
      const data = { id: row.id, patch: { base_unit: 'g' } }
      appends.push({ stream: `unit:${row.id}`, expected: row.version, events: [{ type: 'unit.changed', data }] })
      return row
    },
    volume(): Unit {
      const { unit } = volumes[language]
      return named(unit) ?? measuring(unit.base ?? '') ?? create(unit)
    },
    /** Null where the space has no such unit, and the asker's language no word for it. */
    measure(key: string): Unit | null {
      const said = householdMeasures.get(key)
      const known = unitsOfMeasure(key, language)
        .map(named)
        .find((unit) => unit !== undefined)
      const own = said?.[language]
      return known ?? (own ? create(own) : null)
    },
  }
}

interface Weighing {
  id: number
  weighed: Larder['weighed']
  units: ReturnType<typeof kitchenUnits>
  gram: Unit
  language: Language
  nextId: NextId
}

/** Base units of volumes, as units of the space name them. */
const isVolume = (base: string | null): boolean =>
  /^(?:l|ml|tbsp|tsp)$|cup|pint|quart|gallon|fluid|imperial/i.test(base ?? '')

export function weighMeasures(weights: ReadonlyMap<string, number>, weighing: Weighing) {
  const { id, weighed, units, gram: grams, language, nextId } = weighing
  const appends: Append[] = []
  const shown: { base_amount: number; base_unit: string; converted_amount: number; converted_unit: string }[] = []
  const taken = new Set(weighed.filter((unit) => unit.id !== grams.id).map((unit) => unit.id))
  for (const [key, weight] of weights) {
    const isCup = key === 'cup'
    // Two weights of one volume would contradict each other.
    if (isCup && weighed.some(({ base_unit }) => isVolume(base_unit))) continue
    const { amount, millilitres } = volumes[language]
    const unit = isCup ? units.volume() : units.measure(key)
    if (!unit || taken.has(unit.id) || unit.id === grams.id) continue
    taken.add(unit.id)
    const conversion = {
      base_amount: isCup ? amount : 1,
      converted_amount: isCup ? Number(((weight * millilitres) / MILLILITRES_PER_CUP).toPrecision(4)) : weight,
    }
    appends.push(
      creation('unit-conversion', nextId('unit-conversion'), {
        ...conversion,
        food: id,
        base_unit: unit.id,
        converted_unit: grams.id,
      }),
    )
    shown.push({ ...conversion, base_unit: unit.name, converted_unit: grams.name })
  }
  return { appends, shown }
}
