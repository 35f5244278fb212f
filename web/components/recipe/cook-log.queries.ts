import { toCivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import { temporaryId } from '#web/lib/outbox/row-kind.ts'
import type { CookLogDraft } from './cook-log.form.tsx'
import { cookLogChanges } from './cook-log-kind.ts'
import type { CookLogRow } from './recipe.rows.ts'

/** The `recipes` texts must be loaded. */
export function createCookLog(recipe: { id: number; name: string }, draft: CookLogDraft) {
  const body = cookLogBody(draft)
  const now = new Date().toISOString()
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  const row: CookLogRow = {
    ...body,
    id: temporaryId(),
    recipe: recipe.id,
    recipe_name: recipe.name,
    // The server says which version it is; nothing here shows it.
    recipe_version: 0,
    created_by: session?.user ?? null,
    updated_at: now,
  }
  const undo = cookLogChanges.add(row, { recipe: recipe.id, ...body }, recipe.name)
  notify('success', getTranslations('recipes')('log.added', { name: recipe.name }), { undo })
}

export function updateCookLog(log: CookLogRow, draft: CookLogDraft, before: CookLogDraft, name: string) {
  const { created_at, ...sameDay } = cookLogBody(draft)
  const body = draft.day === before.day ? sameDay : { ...sameDay, created_at }
  const { created_at: was, rating, comment, servings } = log
  const back = { created_at: was, rating, comment, servings }
  const undo = cookLogChanges.change({ ...log, ...body }, body, { row: log, back }, name)
  notify('success', getTranslations('common')('undo.changed', { name }), { undo })
}

export function deleteCookLog(log: CookLogRow, name: string) {
  notify('success', getTranslations('common')('undo.deleted', { name }), { undo: cookLogChanges.remove(log, name) })
}

/** A meal of today was cooked now, that of another day at noon, so that no time zone moves it. */
const cookLogBody = ({ rating, comment, servings, day }: CookLogDraft) => ({
  rating,
  comment: comment.trim() || null,
  servings,
  created_at: (day === toCivilDate(new Date()) ? new Date() : civilToDate(day)).toISOString(),
})
