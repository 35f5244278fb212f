import { mergedMark, mergedRows, movedRow } from '../log/merge-footprint.ts'
import type { Module } from './module.ts'
import { puttingBack } from './undo/put-back.ts'
import { eventsOf, projectionOf } from './resource.events.ts'
import type { Definition } from './resource.ts'
import { removingAgain, restoring } from './undo/restore.ts'
import { reverting } from './undo/revert.ts'
import type { Undoer } from './undo/undo.ts'
import { unmaking } from './undo/unmake.ts'

/** A module of one plain resource: everything follows from its definition. */
export const plain = (definition: Definition, more: Partial<Module> = {}): Module => ({
  name: definition.contract.name,
  resources: [definition],
  ...more,
  events: [eventsOf(definition.contract), ...(more.events ?? [])],
  tables: [definition.table, ...(more.tables ?? [])],
  projections: [...(more.projections ?? []), projectionOf(definition)],
  footprints: { ...footprintsOf(definition), ...more.footprints },
  undo: { ...undoing(definition), ...more.undo },
})

/** What merging and moving rows of a kind does to others of it. */
function footprintsOf({ contract: { name, verbs }, table }: Definition): NonNullable<Module['footprints']> {
  return {
    ...(verbs.includes('merge') ? { [`${name}.merged`]: [mergedRows(table), mergedMark(name)] } : {}),
    ...(verbs.includes('move') ? { [`${name}.moved`]: [movedRow(table)] } : {}),
  }
}

/** How what the kernel does to a row is taken back. */
function undoing(definition: Definition): Record<string, Undoer> {
  const { contract, serves } = definition
  const { name } = contract
  const footprints = footprintsOf(definition)
  const back = puttingBack(definition, footprints)
  const marked = Object.keys(footprints)
  return {
    [`${name}.deleted`]: restoring(definition),
    ...(serves.includes('destroy')
      ? { [`${name}.created`]: unmaking(definition), [`${name}.restored`]: removingAgain(definition) }
      : {}),
    ...(serves.includes('update') ? { [`${name}.changed`]: reverting(definition) } : {}),
    ...Object.fromEntries([...marked, ...(marked.length > 0 ? [`${name}.put_back`] : [])].map((type) => [type, back])),
  }
}
