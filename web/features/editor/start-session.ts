import {
  createDraftSession,
  type DraftSession,
  type SavedRecipe,
} from '#web/components/recipe-form/draft/draft-session.ts'
import type { DraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import type { RecipeSave } from '#web/components/recipe-form/waiting/recipe-save.ts'

/** With a save that waits, begins with what it says, which is no unsaved change. */
export function startSession(store: DraftStore, start: SavedRecipe, waiting: RecipeSave | undefined): DraftSession {
  const session = createDraftSession(store, start)
  if (waiting) {
    session.restore(waiting.draft, waiting)
    session.park()
  }
  return session
}
