import { useRef } from 'react'
import { currentOutbox } from '#web/lib/outbox/outbox.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import type { RecipeDraft } from '../draft/recipe-draft.ts'
import { fetchRecipe } from '../draft/recipe.queries.ts'
import { type RecipeSave, waitingSaveOf } from './recipe-save.ts'

/** A page's saves that wait; begins with one of an earlier visit. */
export function useQueue(session: DraftSession, start: RecipeSave | undefined) {
  const last = useRef(start)
  return {
    /** Another save then waits as well, behind it or in its place. */
    isWaiting: () => last.current !== undefined && currentOutbox().store.get().changes.some(isOf(last.current)),
    /** Returns the recipe's id, which is negative for a new one. */
    add: async (draft: RecipeDraft, tried: boolean): Promise<number> => {
      const { queueSave } = await import('./queue-save.ts')
      const recipe = await queueSave(session, { draft, tried, waiting: last.current?.recipe })
      last.current = waitingSaveOf(currentOutbox().store.get().changes, recipe)
      session.park()
      return recipe
    },
    /** Learns what came of the last one, so that nobody is asked about their own changes. */
    catchUp: async () => {
      const sent = last.current
      const end = sent && currentOutbox().store.get().done.find(isOf(sent))
      if (!end) return
      const { row } = await fetchRecipe(end.renamed?.[1] ?? sent.recipe)
      session.adopt(sent.draft, row)
      last.current = undefined
    },
  }
}

const isOf =
  (save: RecipeSave) =>
  ({ key }: { key: string }) =>
    key === save.key
