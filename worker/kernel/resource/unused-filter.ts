import { sql } from 'drizzle-orm'
import { flagFilter } from './flag-filter.ts'
import { definitionOf, extendedColumnsOf } from './references/referrers.ts'

/** Rows that no recipe which the asker sees has. Only for kinds of which recipes say in how many they are. */
export const unusedFilter = (kind: string) =>
  flagFilter((context) => sql`(${extendedColumnsOf(definitionOf(kind))?.(context)['numrecipe']?.sql ?? sql`0`}) = 0`)
