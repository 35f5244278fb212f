import { useEffect, useRef } from 'react'
import { draftStorageKey, deleteStoredDraft, storeDraft } from '#web/components/recipe-form/draft/stored-draft.ts'
import { prunePictures } from '#web/components/recipe-form/picture/picture-store.ts'
import type { DraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import type { DraftSession } from '#web/components/recipe-form/draft/draft-session.ts'

const autosaveDelay = 500

/** Half a second after the last change, and at once when the page goes. */
export function useDraftAutosave(store: DraftStore, session: DraftSession, space: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const { id, etag, base } = session.savedRecipe()
      const key = draftStorageKey(space, id)
      if (session.isDirty()) storeDraft(key, { at: Date.now(), etag, base, draft: store.draft() })
      else deleteStoredDraft(key)
    }
    const later = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(write, autosaveDelay)
    }
    const now = () => {
      if (timer.current !== undefined) write()
    }
    const stop = store.subscribe(later)
    void prunePictures()
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      now()
      stop()
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [store, session, space])
}
