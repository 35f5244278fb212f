import { type ApiResponse, send } from '#web/lib/api/api.ts'
import { toCivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo, undoEvent } from '#web/lib/api/undo.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import type { CookLogDraft } from './cook-log.form.tsx'
import { type CookLogRow, cookLogEndpoint, recipeEndpoint } from './recipe.rows.ts'

/** The `recipes` texts must be loaded. */
export async function createCookLog(recipe: { id: number; name: string }, draft: CookLogDraft) {
  const { event } = await send<CookLogRow>('POST', cookLogEndpoint.path, {
    body: { recipe: recipe.id, ...cookLogBody(draft) },
  })
  notifyWithUndo(getTranslations('recipes')('log.added', { name: recipe.name }), event)
  await invalidateCookLogs()
}

export async function updateCookLog(id: number, draft: CookLogDraft, before: CookLogDraft) {
  const body = cookLogBody(draft)
  const { created_at: _, ...sameDay } = body
  await send<CookLogRow>('PATCH', `${cookLogEndpoint.path}${id}/`, { body: draft.day === before.day ? sameDay : body })
  await invalidateCookLogs()
}

export async function deleteCookLog(id: number, name: string) {
  offerUndo(await send<void>('DELETE', `${cookLogEndpoint.path}${id}/`), 'undo.deleted', name)
  await invalidateCookLogs()
}

function notifyWithUndo(title: string, event: ApiResponse<unknown>['event']) {
  if (event === null) notify('success', title)
  else notify('success', title, { undo: () => undoEvent(event) })
}

/** Recipes show ratings, so their queries are stale too. */
const invalidateCookLogs = () =>
  Promise.all(
    [cookLogEndpoint.name, recipeEndpoint.name].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )

/** A meal of today was cooked now, that of another day at noon, so that no time zone moves it. */
const cookLogBody = ({ rating, comment, servings, day }: CookLogDraft) => ({
  rating,
  comment: comment.trim() || null,
  servings,
  created_at: (day === toCivilDate(new Date()) ? new Date() : civilToDate(day)).toISOString(),
})
