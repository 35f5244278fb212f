import type { Errors } from './error-place.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import { edited, everywhere, redone, type Timeline, timelineOf, undone } from './timeline.ts'

export interface DraftState {
  line: Timeline<RecipeDraft>
  errors: Errors
}

export interface DraftStore {
  get: () => DraftState
  subscribe: (listener: () => void) => () => void
  draft: () => RecipeDraft
  change: (next: (draft: RecipeDraft) => RecipeDraft, about?: string) => void
  undo: () => void
  redo: () => void
  refuse: (errors: Errors) => void
  /** Changes what is and was: nobody's edit, so it is not to be undone. */
  everywhere: (change: (draft: RecipeDraft) => RecipeDraft) => void
}

/** A draft outside of the components, so that what a key does at once sees what the key before it wrote. */
export function draftStore(start: RecipeDraft, now: () => number = Date.now): DraftStore {
  let state: DraftState = { line: timelineOf(start), errors: {} }
  const listeners = new Set<() => void>()
  const become = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    draft: () => state.line.present,
    change: (next, about) => {
      const line = edited(state.line, next(state.line.present), now(), about)
      if (line !== state.line) become({ line, errors: without(state.errors, about) })
    },
    undo: () => become({ line: undone(state.line) }),
    redo: () => become({ line: redone(state.line) }),
    refuse: (errors) => become({ errors }),
    everywhere: (change) => become({ line: everywhere(state.line, change) }),
  }
}

const without = (errors: Errors, place: string | undefined): Errors => {
  if (place === undefined || !(place in errors)) return errors
  const { [place]: _, ...rest } = errors
  return rest
}
