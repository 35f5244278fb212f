import type { Row } from '#worker/kernel/sql/query.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { FoodEvent } from '#worker/modules/foods/food.events.ts'
import { sameProperties, type PropertyValue } from '#worker/modules/properties/property-value.ts'
import type { Match } from './match-entries.ts'
import type { OpenEntry } from './open-data-file.contract.ts'
import { differences } from './plan-row.ts'
import type { Present, PropertyRow } from './present.rows.ts'
import type { ReferringPlan } from './references.ts'

type FoodMatch = Match<OpenEntry<'food'>, Present['food'][number]>

/** Foods with their properties. What a food says of types that the file does not know stays. */
export function planFoods(foods: ReadonlyMap<string, FoodMatch>, planning: ReferringPlan): Append[] {
  const { present, tally } = planning
  const properties = new Map<number, PropertyRow[]>()
  for (const row of present.properties) properties.set(row.food, [...(properties.get(row.food) ?? []), row])
  const changed: number[] = []
  const appends = [...foods.values()].flatMap((match): Append[] => {
    const { id, row, slug, entry, isTaken } = match
    if (isTaken) {
      tally.mention('food', { slug, name: entry.name }, 'name_taken')
      tally.count('food', 'errored')
      return []
    }
    if (row && !planning.update) {
      tally.count('food', 'untouched')
      return []
    }
    const events = eventsOf(match, properties.get(id) ?? [], planning)
    if (!row) tally.change('food', { name: entry.name })
    else if (events.length > 0)
      tally.change('food', { name: entry.name, was: row.name, fields: events.flatMap(fieldsOf) })
    else tally.count('food', 'untouched')
    if (events.some(({ type }) => type === 'food.changed')) changed.push(id)
    return [{ stream: `food:${id}`, expected: row?.version ?? 0, events }]
  })
  const handedDown: FoodEvent[] = changed.length > 0 ? [{ type: 'food.handed_down', data: { ids: changed } }] : []
  return [...appends, { stream: 'food-tree', expected: present.shape[0]?.version ?? 0, events: handedDown }]
}

const fieldsOf = ({ type, data }: FoodEvent): string[] =>
  type === 'food.changed' ? Object.keys(data.patch) : ['properties']

function eventsOf(match: FoodMatch, before: readonly PropertyRow[], planning: ReferringPlan): FoodEvent[] {
  const { id, row, slug, entry, keepsName } = match
  const { to, tally } = planning
  const category = entry.store_category ? (to.categories.get(entry.store_category)?.id ?? null) : null
  const measured = measuredBy(match, before, planning)
  const wanted: Row = {
    ...(keepsName ? {} : { name: entry.name }),
    plural_name: entry.plural_name,
    // What the file does not know, or refers to in vain, is not taken away.
    ...(category === null && row ? {} : { supermarket_category: category }),
    ...(entry.fdc_id === null && row ? {} : { fdc_id: entry.fdc_id }),
    open_data_slug: slug,
    ...measured?.by,
  }
  if (keepsName) tally.mention('food', { slug, name: entry.name }, 'name_taken')
  if (entry.store_category && category === null) tally.mention('food', { slug, name: entry.name }, 'unknown_reference')
  const patch = row ? differences(row, wanted) : {}
  const set: FoodEvent[] = measured?.set
    ? [{ type: 'food.properties_set', data: { id, properties: measured.set } }]
    : []
  if (!row) return [{ type: 'food.created', data: { ...wanted, name: entry.name, id } }, ...set]
  const change: FoodEvent = { type: 'food.changed', data: { id, patch, batch: true } }
  return [...(Object.keys(patch).length > 0 ? [change] : []), ...set]
}

/** Of how much the properties are, and all of them where they change; null where they stay as they are. */
function measuredBy({ row, slug, entry }: FoodMatch, before: readonly PropertyRow[], planning: ReferringPlan) {
  const { to, nextId, tally } = planning
  const said = entry.properties
  const unit = said && to.units.get(said.food_unit)
  const named = { slug, name: entry.name }
  if (!said || !unit) {
    if (said) tally.mention('food', named, 'unknown_reference')
    return null
  }
  const values = new Map<number, { name: string; amount: number }>()
  for (const { property_type, property_value } of said.type_values) {
    const type = to.types.get(property_type)
    if (!type) tally.mention('food', named, 'unknown_reference')
    // Some files say a type twice; the first one counts.
    else if (!values.has(type.id)) values.set(type.id, { name: type.name, amount: property_value })
  }
  const by = { properties_food_amount: said.food_amount, properties_food_unit: unit.id }
  const others = before.filter(({ type }) => !values.has(type))
  const isOfSame =
    row?.properties_food_amount === by.properties_food_amount && row.properties_food_unit === by.properties_food_unit
  if (others.length > 0 && !isOfSame) {
    // They would say something else of another amount.
    tally.mention('food', named, 'measured_otherwise')
    return null
  }
  const present = before.map(valueOf)
  const set: PropertyValue[] = [
    ...present.filter(({ property_type }) => !values.has(property_type.id)),
    ...[...values].map(([id, { name, amount }]) => ({
      id: present.find(({ property_type }) => property_type.id === id)?.id ?? nextId('property'),
      property_type: { id, name },
      property_amount: amount,
    })),
  ]
  return { by, set: sameAmounts(present, set) ? null : set }
}

const valueOf = ({ id, property_amount, type, type_name }: PropertyRow): PropertyValue => ({
  id,
  property_amount,
  property_type: { id: type, name: type_name },
})

/** In whatever order. */
const sameAmounts = (one: readonly PropertyValue[], other: readonly PropertyValue[]): boolean =>
  sameProperties(byId(one), byId(other))

const byId = (values: readonly PropertyValue[]) => values.toSorted((one, other) => one.id - other.id)
