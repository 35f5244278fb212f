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
  /** Changes what is and was: nobody's edit, so it is not to be undone. */
  mapTimeline: (change: (draft: RecipeDraft) => RecipeDraft) => void
}

/** A draft outside of the components, so that what a key does at once sees what the key before it wrote. */
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
