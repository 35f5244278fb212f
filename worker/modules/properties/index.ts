import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import { naming } from '../../kernel/log/merge.footprint.ts'
import type { Module } from '../../kernel/resource/module.ts'
import type { Footprint } from '../../kernel/log/footprint.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { eventsOf } from '../../kernel/resource/resource.events.ts'
import { removingAgain, restoring } from '../../kernel/resource/undo/restore.ts'
import { reverting } from '../../kernel/resource/undo/revert.ts'
import { unmaking } from '../../kernel/resource/undo/unmake.ts'
import { propertyTypeResource } from './property-type.resource.ts'
import { effectsOnProperties } from './property.effects.ts'
import { property } from './property.contract.ts'
import { ownedProperties, waitingProperties } from './property.projection.ts'
import { propertyResource } from './property.resource.ts'
import { propertyRoutes } from './property.routes.ts'
import { propertyTable } from './property.table.ts'

export const propertyTypes = plain(propertyTypeResource)

/** The properties of two types of which a merge makes one. */
const typed: Footprint['where'] = ({ data }) => {
  const { id, into } = data as { id: number; into: number } // What merges say.
  return sql`property_type IN (${id}, ${into})`
}

export const properties: Module = {
  name: 'property',
  events: [eventsOf(property)],
  tables: [propertyTable],
  projections: [ownedProperties, waitingProperties],
  resources: [propertyResource],
  effects: effectsOnProperties,
  routes: propertyRoutes,
  feed: { property: (context) => (stands(context, 'user') ? sql`1` : sql`0`) },
  footprints: {
    'food.merged': [naming(propertyTable, 'food')],
    'property-type.merged': [{ table: propertyTable, where: typed }],
  },
  undo: {
    'property.created': unmaking(propertyResource),
    'property.changed': reverting(propertyResource),
    'property.deleted': restoring(propertyResource),
    'property.restored': removingAgain(propertyResource),
  },
}
