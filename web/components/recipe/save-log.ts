import { type ApiAnswer, send } from '#web/lib/api/api.ts'
import { civil, dateOf } from '#web/lib/format/civil-date.ts'
import { say } from '#web/lib/words/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo, undo } from '#web/lib/api/undo.ts'
import { words } from '#web/lib/words/words.ts'
import type { LogDraft } from './log.form.tsx'
import { type CookLogRow, cookLogs, recipeRows } from './recipe.rows.ts'

/** Writes down that a recipe was cooked. The texts of recipes must be loaded. */
export async function addLog(recipe: { id: number; name: string }, draft: LogDraft) {
  const { event } = await send<CookLogRow>('POST', cookLogs.path, { body: { recipe: recipe.id, ...bodyOf(draft) } })
  tell(words('recipes')('log.added', { name: recipe.name }), event)
  await refresh()
}

export async function changeLog(id: number, draft: LogDraft, before: LogDraft) {
  const body = bodyOf(draft)
  const { created_at: _, ...sameDay } = body
  await send<CookLogRow>('PATCH', `${cookLogs.path}${id}/`, { body: draft.day === before.day ? sameDay : body })
  await refresh()
}

export async function removeLog(id: number, name: string) {
  offerUndo(await send<void>('DELETE', `${cookLogs.path}${id}/`), 'undo.deleted', name)
  await refresh()
}

function tell(title: string, event: ApiAnswer<unknown>['event']) {
  if (event === null) say('success', title)
  else say('success', title, { undo: () => undo(event) })
}

/** Ratings are of recipes, so lists and the recipe itself change too. */
const refresh = () =>
  Promise.all([cookLogs.name, recipeRows.name].map((name) => queryClient.invalidateQueries({ queryKey: [name] })))

/** Today's meal was cooked just now; that of another day at noon, so that no time zone moves it. */
const bodyOf = ({ rating, comment, servings, day }: LogDraft) => ({
  rating,
  comment: comment.trim() || null,
  servings,
  created_at: (day === civil(new Date()) ? new Date() : dateOf(day)).toISOString(),
})
