import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/context.ts'
import { plain } from '../../kernel/plain.ts'
import { conversionReferences } from './conversion.references.ts'
import { conversionResource } from './conversion.resource.ts'

export const unitConversions = plain(conversionResource, {
  projections: [conversionReferences],
  feed: { 'unit-conversion': (context) => (stands(context, 'user') ? sql`1` : sql`0`) },
})
