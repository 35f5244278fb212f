import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import { naming } from '../../kernel/log/merge-footprint.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { conversionReferences } from './conversion.references.ts'
import { conversionTable } from './conversion.table.ts'
import type { EffectsByKind } from '#worker/kernel/resource/resource.ts'
import { branchOf } from '#worker/kernel/resource/references/reference.projection.ts'
import { conversionsOf, conversionName, speaks, speaksOf } from './conversion.rows.ts'
import { defineResource } from '#worker/kernel/resource/resource.ts'
import { unitConversion } from './conversion.contract.ts'

const conversionResource = defineResource(unitConversion, conversionTable, {
  visible: () => speaks(here),
  unique: ['base_unit', 'converted_unit', 'food'],
  computed: () => ({ name: { sql: conversionName(here) } }),
  filters: {
    food_id: (value) =>
      /^\d{1,10}$/.test(String(value)) ? sql`coalesce(${conversionTable.food}, 0) = ${Number(value)}` : sql`1`,
    query: (typed) => (typeof typed === 'string' && typed !== '' ? speaksOf(here, typed) : sql`1`),
  },
})

/** A conversion goes with what it speaks of. */
const effectsOnConversions: EffectsByKind = {
  food: { cascading: (space, id) => [conversionsOf(space, { foods: branchOf('food', space, id) })] },
  unit: { cascading: (space, id) => [conversionsOf(space, { unit: id })] },
}

const columns = ['food', 'base_unit', 'converted_unit', 'deleted_with']

export const unitConversions = plain(conversionResource, {
  footprints: {
    'food.merged': [{ ...naming(conversionTable, 'food'), columns }],
    'unit.merged': [{ ...naming(conversionTable, 'base_unit', 'converted_unit'), columns }],
  },
  projections: [conversionReferences],
  effects: effectsOnConversions,
  feed: { 'unit-conversion': (context) => (stands(context, 'user') ? sql`1` : sql`0`) },
})

const here = sql`${conversionTable}`
