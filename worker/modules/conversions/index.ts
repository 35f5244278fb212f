import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { conversionReferences } from './conversion.references.ts'
import { conversionTable } from './conversion.table.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { branchIds } from '#worker/kernel/resource/references/reference.projection.ts'
import { cascadingConversions, conversionName, conversionIsComplete, conversionMatches } from './conversion.rows.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { unitConversion } from './conversion.contract.ts'

const conversionResource = defineResource(unitConversion, conversionTable, {
  visible: () => conversionIsComplete(conversionRow),
  uniqueTogether: ['base_unit', 'converted_unit', 'food'],
  computed: () => ({ name: { sql: conversionName(conversionRow) } }),
  filters: {
    food_id: (value) =>
      /^\d{1,10}$/.test(String(value)) ? sql`coalesce(${conversionTable.food}, 0) = ${Number(value)}` : sql`1`,
    query: (typed) => (typeof typed === 'string' && typed !== '' ? conversionMatches(conversionRow, typed) : sql`1`),
  },
})

const effectsOnConversions: EffectsByKind = {
  food: { cascading: (space, id) => [cascadingConversions(space, { foods: branchIds('food', space, id) })] },
  unit: { cascading: (space, id) => [cascadingConversions(space, { unit: id })] },
}

const columns = ['food', 'base_unit', 'converted_unit', 'deleted_with']

export const unitConversions = resourceModule(conversionResource, {
  footprints: {
    'food.merged': [{ ...referencingFootprint(conversionTable, 'food'), columns }],
    'unit.merged': [{ ...referencingFootprint(conversionTable, 'base_unit', 'converted_unit'), columns }],
  },
  projections: [conversionReferences],
  effects: effectsOnConversions,
  feedFilters: { 'unit-conversion': (context) => (hasLevel(context, 'user') ? sql`1` : sql`0`) },
})

const conversionRow = sql`${conversionTable}`
