import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/context.ts'
import type { Module } from '../../kernel/module.ts'
import { plain } from '../../kernel/plain.ts'
import { eventsOf } from '../../kernel/resource.events.ts'
import { restoring } from '../../kernel/restore.ts'
import { propertyTypeResource } from './property-type.resource.ts'
import { property } from './property.contract.ts'
import { ownedProperties, waitingProperties } from './property.projection.ts'
import { propertyResource } from './property.resource.ts'
import { propertyRoutes } from './property.routes.ts'
import { propertyTable } from './property.table.ts'

export const propertyTypes = plain(propertyTypeResource)

export const properties: Module = {
  name: 'property',
  events: [eventsOf(property)],
  tables: [propertyTable],
  projections: [ownedProperties, waitingProperties],
  resources: [propertyResource],
  routes: propertyRoutes,
  feed: { property: (context) => (stands(context, 'user') ? sql`1` : sql`0`) },
  undo: { 'property.deleted': restoring(propertyResource) },
}
