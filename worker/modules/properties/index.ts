import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Footprint } from '#worker/kernel/log/footprint.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { resourceEvents } from '#worker/kernel/resource/resource.events.ts'
import { undoRestore, undoDeletion } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { propertyTypeResource } from './property-type.resource.ts'
import { property } from './property.contract.ts'
import { ownedProperties, unownedProperties } from './property.projection.ts'
import { propertyResource } from './property.resource.ts'
import { propertyTable } from './property.table.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { branchIds } from '#worker/kernel/resource/references/reference.projection.ts'
import { cascadingProperties, propertiesOfType } from './property.rows.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { saveProperty } from './save-property.ts'

/** A property is deleted with its food or recipe. A property type with properties cannot be deleted. */
const effectsOnProperties: EffectsByKind = {
  food: {
    parts: ['Property'],
    cascading: (space, id, context) => [cascadingProperties(context, space, { foods: branchIds('food', space, id) })],
  },
  recipe: { cascading: (space, id, context) => [cascadingProperties(context, space, { recipe: id })] },
  'property-type': { protecting: (space, id, context) => [propertiesOfType(context, space, id)] },
}

export const propertyTypes = resourceModule(propertyTypeResource)

const mergedTypeProperties: Footprint['where'] = ({ data }) => {
  const { id, into } = data as { id: number; into: number } // The data of a merge.
  return sql`property_type IN (${id}, ${into})`
}

export const properties: Module = {
  name: 'property',
  events: [resourceEvents(property)],
  tables: [propertyTable],
  projections: [ownedProperties, unownedProperties],
  resources: [propertyResource],
  effects: effectsOnProperties,
  routes: propertyRoutes,
  feedFilters: { property: (context) => (hasLevel(context, 'user') ? sql`1` : sql`0`) },
  footprints: {
    'food.merged': [referencingFootprint(propertyTable, 'food')],
    'property-type.merged': [{ table: propertyTable, where: mergedTypeProperties }],
  },
  undo: {
    'property.created': undoCreation(propertyResource),
    'property.changed': undoChange(propertyResource),
    'property.deleted': undoDeletion(propertyResource),
    'property.restored': undoRestore(propertyResource),
  },
}

function propertyRoutes(app: App): void {
  const { name, path, title: tag, row: response, roles, put, patch } = property
  const one = { path: `${path}{id}/`, tag, level: roles.write, params: idParam }
  route(
    app,
    { ...one, method: 'put', name: `update_${name}`, summary: `All fields of one ${tag}`, body: put, response },
    ({ context, params, body }) => saveProperty(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'patch', name: `patch_${name}`, summary: `Some fields of one ${tag}`, body: patch, response },
    ({ context, params, body }) => saveProperty(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'delete', name: `destroy_${name}`, summary: `Delete one ${tag}`, status: 204 },
    ({ context, params }) => saveProperty(context, params.id, null),
  )
}
