import type { Module } from '#worker/kernel/resource/module.ts'

/** Types of events that can be undone, each with the place of its undoer: referring rows before their targets. */
export const undoableTypes = (modules: readonly Module[]): Map<string, number> => {
  const types = modules.flatMap(({ undo = {} }) => Object.keys(undo))
  return new Map(types.map((type, place) => [type, place]))
}

/** Types that tell of other events and need no undoing. */
export const derivedTypes = (modules: readonly Module[]): string[] =>
  modules.flatMap(({ derivedEvents = [] }) => derivedEvents)
