import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { draftStorageKey, storeDraft } from '../draft/stored-draft.ts'
import type { RecipeSave } from './recipe-save.ts'

/** What cannot be saved as it is becomes a draft again, which the editor offers. Returns the editor's address. */
export function putBackDraft({ recipe, etag, base, draft }: RecipeSave, error: unknown): string {
  const space = queryClient.getQueryData(sessionQuery.queryKey)?.space?.id ?? 0
  // A recipe that is gone can only be made anew.
  const isGone = error instanceof Error && 'status' in error && error.status === 404
  const id = recipe < 0 || isGone ? null : recipe
  storeDraft(draftStorageKey(space, id), { at: Date.now(), etag: id === null ? null : etag, base, draft })
  return id === null ? '/recipe/new' : `/recipe/${id}/edit`
}
