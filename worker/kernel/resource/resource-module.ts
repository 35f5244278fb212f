import { mergeRecordFootprint, mergedRowsFootprint, movedRowFootprint } from '../log/merge-footprint.ts'
import type { Module } from './module.ts'
import { undoFromCopies } from './undo/undo-from-copies.ts'
import { resourceEvents, resourceProjection } from './resource.events.ts'
import type { Definition } from './define-resource.ts'
import { undoRestore, undoDeletion } from './undo/undo-deletion.ts'
import { undoChange } from './undo/undo-change.ts'
import type { Undoer } from './undo/undo.ts'
import { undoCreation } from './undo/undo-creation.ts'

export const resourceModule = (definition: Definition, more: Partial<Module> = {}): Module => ({
  name: definition.contract.name,
  resources: [definition],
  ...more,
  events: [resourceEvents(definition.contract), ...(more.events ?? [])],
  tables: [definition.table, ...(more.tables ?? [])],
  projections: [...(more.projections ?? []), resourceProjection(definition)],
  footprints: { ...ownFootprints(definition), ...more.footprints },
  undo: { ...undoersOf(definition), ...more.undo },
})

function ownFootprints({ contract: { name, verbs }, table }: Definition): NonNullable<Module['footprints']> {
  return {
    ...(verbs.includes('merge')
      ? { [`${name}.merged`]: [mergedRowsFootprint(table), mergeRecordFootprint(name)] }
      : {}),
    ...(verbs.includes('move') ? { [`${name}.moved`]: [movedRowFootprint(table)] } : {}),
  }
}

function undoersOf(definition: Definition): Record<string, Undoer> {
  const { contract, servedVerbs } = definition
  const { name } = contract
  const footprints = ownFootprints(definition)
  const undoCopies = undoFromCopies(definition, footprints)
  const marked = Object.keys(footprints)
  return {
    [`${name}.deleted`]: undoDeletion(definition),
    ...(servedVerbs.includes('destroy')
      ? { [`${name}.created`]: undoCreation(definition), [`${name}.restored`]: undoRestore(definition) }
      : {}),
    ...(servedVerbs.includes('update') ? { [`${name}.changed`]: undoChange(definition) } : {}),
    ...Object.fromEntries(
      [...marked, ...(marked.length > 0 ? [`${name}.put_back`] : [])].map((type) => [type, undoCopies]),
    ),
  }
}
