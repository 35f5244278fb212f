import type { Module } from './module.ts'
import { eventsOf, projectionOf } from './resource.events.ts'
import type { Definition } from './resource.ts'
import { movingBack } from './move.ts'
import { restoring } from './restore.ts'
import { removingAgain, reverting, unmaking } from './revert.ts'
import type { Undoer } from './undo.ts'

/** A module of one plain resource: everything follows from its definition. */
export const plain = (definition: Definition, more: Partial<Module> = {}): Module => ({
  name: definition.contract.name,
  resources: [definition],
  ...more,
  events: [eventsOf(definition.contract), ...(more.events ?? [])],
  tables: [definition.table, ...(more.tables ?? [])],
  projections: [...(more.projections ?? []), projectionOf(definition)],
  undo: { ...undoing(definition), ...more.undo },
})

/** How what the kernel does to a row is taken back. */
function undoing(definition: Definition): Record<string, Undoer> {
  const { contract, serves } = definition
  const { name } = contract
  return {
    [`${name}.deleted`]: restoring(definition),
    ...(serves.includes('destroy')
      ? { [`${name}.created`]: unmaking(definition), [`${name}.restored`]: removingAgain(definition) }
      : {}),
    ...(serves.includes('update') ? { [`${name}.changed`]: reverting(definition) } : {}),
    ...(serves.includes('move') ? { [`${name}.moved`]: movingBack(definition) } : {}),
  }
}
