import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import type { FoodAttributes, FoodEvent } from '#worker/modules/foods/food.events.ts'
import { sameProperties, type PropertyValue } from '#worker/modules/properties/property-value.ts'
import type { Filling } from './composition.contract.ts'
import type { Composition } from './composition.ts'
import { countedTypes } from './counted-types.ts'
import { inUnit } from './in-unit.ts'
import type { Larder } from './larder.rows.ts'
import { kitchenUnits, weighMeasures } from './weigh-measures.ts'

const PER = 100

interface Asked {
  food: number
  composition: Composition
  /** Whether to count all that a label counts. */
  label: boolean
  language: Language
}

export interface FillingPlan {
  appends: Append[]
  filling: Filling
}

/**
 * The properties whose types FoodData Central counts become those of the composition, and household measures that the
 * food does not weigh yet become conversions. Other properties and conversions stay.
 */
export function fillFood(larder: Larder, asked: Asked, nextId: NextId): FillingPlan {
  const { food: id, composition, language } = asked
  const [row] = larder.food
  const { types, created } = countedTypes(larder.types, asked, nextId)
  const units = kitchenUnits(larder.units, language, nextId)
  const gram = units.gram()
  const weighing = weighMeasures(composition.weights, { id, weighed: larder.weighed, units, gram, language, nextId })
  const counted = types.flatMap(({ type, of }) => {
    const amount = of(composition)
    return amount === null ? [] : [{ type, property_amount: amount === undefined ? null : inUnit(amount, type.unit) }]
  })
  const isOfSame = row?.properties_food_amount === PER && row.properties_food_unit === gram.id
  const byType = new Map(larder.properties.map((property) => [property.property_type.id, property]))
  const replaced = new Set(counted.map(({ type }) => type.id))
  const kept = larder.properties.filter(({ property_type }) => !replaced.has(property_type.id))
  const properties: PropertyValue[] = [
    ...kept,
    ...counted.flatMap(({ type, property_amount }) =>
      property_amount === null
        ? []
        : [
            {
              id: byType.get(type.id)?.id ?? nextId('property'),
              property_type: { id: type.id, name: type.name },
              property_amount,
            },
          ],
    ),
  ]
  const wanted: FoodAttributes = {
    fdc_id: composition.id,
    properties_food_amount: PER,
    properties_food_unit: gram.id,
  }
  const patch = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => row?.[field as keyof typeof row] !== value),
  )
  const changed: FoodEvent = { type: 'food.changed', data: { id, patch } }
  const set: FoodEvent = { type: 'food.properties_set', data: { id, properties } }
  return {
    appends: [
      ...created,
      ...units.appends,
      {
        stream: `food:${id}`,
        expected: row?.version ?? 0,
        events: [
          ...(Object.keys(patch).length > 0 ? [changed] : []),
          ...(sameProperties(larder.properties, properties) ? [] : [set]),
        ],
      },
      ...weighing.appends,
    ],
    filling: {
      fdc_id: composition.id,
      description: composition.description,
      dataType: composition.dataType,
      properties: counted.flatMap(({ type, property_amount }) =>
        property_amount === null
          ? []
          : [
              {
                property_type: { id: type.isNew ? null : type.id, name: type.name, unit: type.unit },
                property_amount,
                before: isOfSame ? (byType.get(type.id)?.property_amount ?? null) : null,
              },
            ],
      ),
      conversions: weighing.shown,
      of_other_amount: isOfSame ? [] : kept.map(({ property_type }) => property_type.name),
    },
  }
}
