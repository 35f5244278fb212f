import { useState } from 'react'
import { draftStorageKey, deleteStoredDraft, readStoredDraft } from '#web/components/recipe-form/draft/stored-draft.ts'
import type { DraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { hasSameContent } from '#web/components/recipe-form/draft/recipe-body.ts'
import { useSession } from '#web/lib/api/session.ts'
import type { DraftSession } from '#web/components/recipe-form/draft/draft-session.ts'

export function useStoredDraft(store: DraftStore, session: DraftSession, then: 'ask' | 'restore') {
  const space = useSession().space?.id ?? 0
  const [draft, setDraft] = useState(() => {
    const kept = readStoredDraft(draftStorageKey(space, session.savedRecipe().id))
    if (!kept || hasSameContent(kept.draft, store.draft())) return null
    if (then === 'ask') return kept
    session.restore(kept.draft, kept)
    return null
  })
  return {
    draft,
    restore: () => {
      if (draft) session.restore(draft.draft, draft)
      setDraft(null)
    },
    discard: () => {
      deleteStoredDraft(draftStorageKey(space, session.savedRecipe().id))
      setDraft(null)
    },
  }
}
