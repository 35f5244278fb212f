import type { DraftErrors } from './map-errors-to-fields.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import { recordEdit, mapTimeline, redoEdit, type Timeline, createTimeline, undoEdit } from './timeline.ts'

export interface DraftState {
  timeline: Timeline<RecipeDraft>
  errors: DraftErrors
}

export interface DraftStore {
  get: () => DraftState
  subscribe: (listener: () => void) => () => void
  draft: () => RecipeDraft
  change: (next: (draft: RecipeDraft) => RecipeDraft, about?: string) => void
  undo: () => void
  redo: () => void
  setErrors: (errors: DraftErrors) => void
  /** Changes past, present and future alike, as no edit that could be undone. */
  mapTimeline: (change: (draft: RecipeDraft) => RecipeDraft) => void
}

/** A store outside React, so that two key presses before the next render see each other's edits. */
export function createDraftStore(start: RecipeDraft, now: () => number = Date.now): DraftStore {
  let state: DraftState = { timeline: createTimeline(start), errors: {} }
  const listeners = new Set<() => void>()
  const setState = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    draft: () => state.timeline.present,
    change: (next, about) => {
      const line = recordEdit(state.timeline, next(state.timeline.present), now(), about)
      if (line !== state.timeline) setState({ timeline: line, errors: clearError(state.errors, about) })
    },
    undo: () => setState({ timeline: undoEdit(state.timeline) }),
    redo: () => setState({ timeline: redoEdit(state.timeline) }),
    setErrors: (errors) => setState({ errors }),
    mapTimeline: (change) => setState({ timeline: mapTimeline(state.timeline, change) }),
  }
}

const clearError = (errors: DraftErrors, place: string | undefined): DraftErrors => {
  if (place === undefined || !(place in errors)) return errors
  const { [place]: _, ...rest } = errors
  return rest
}
