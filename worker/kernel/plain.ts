import type { Module } from './module.ts'
import { eventsOf, projectionOf } from './resource.events.ts'
import type { Definition } from './resource.ts'
import { restoring } from './restore.ts'

/** A module of one plain resource: everything follows from its definition. */
export const plain = (definition: Definition, more: Partial<Module> = {}): Module => ({
  name: definition.contract.name,
  resources: [definition],
  ...more,
  events: [eventsOf(definition.contract), ...(more.events ?? [])],
  tables: [definition.table, ...(more.tables ?? [])],
  projections: [...(more.projections ?? []), projectionOf(definition)],
  undo: { [`${definition.contract.name}.deleted`]: restoring(definition), ...more.undo },
})
