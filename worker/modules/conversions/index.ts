import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import { naming } from '../../kernel/log/merge.footprint.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { effectsOnConversions } from './conversion.effects.ts'
import { conversionReferences } from './conversion.references.ts'
import { conversionResource } from './conversion.resource.ts'
import { conversionTable } from './conversion.table.ts'

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
