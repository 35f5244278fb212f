import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Undone } from '#worker/kernel/resource/undo/undo-command.ts'
import { firstEventsOfSameCommand, MOST_UNDONE_AT_ONCE } from '#worker/modules/history/command.read.ts'
import { undoOrAsk } from '#worker/modules/history/undo-job/undo-or-ask.ts'
import { visibleKinds, visibleAmong } from '#worker/modules/history/feed.ts'
import type { trashParams } from './trash.contract.ts'
import { deletableKinds } from './trash-kinds.ts'
import { stillTrashed, trashedRows } from './trash.rows.ts'

/** Undoes the command that deleted something. Rows that were restored or purged since stay as they are. */
export async function restoreFromTrash(
  modules: readonly Module[],
  context: Context,
  { kind, id }: z.output<typeof trashParams>,
): Promise<Answer<Undone>> {
  const store = spaceStore(context)
  const kinds = deletableKinds(modules)
  const thrown = sql`SELECT seq FROM (${trashedRows(kinds, context, { kind })}) WHERE id = ${id}`
  const { all } = await store.db.read({ all: firstEventsOfSameCommand(store.space, thrown) })
  if (all.length === 0) throw notFound()
  const { gone, seen } = await store.db.read({
    gone: stillTrashed(kinds, all),
    seen: visibleAmong(visibleKinds(modules, context), all),
  })
  const command = all.filter(
    ({ seq, type, data }) => data !== null && (!type.endsWith('.deleted') || gone.some((one) => one.seq === seq)),
  )
  if (command.some(({ seq }) => !seen.some((one) => one.seq === seq))) throw forbidden()
  const isLarge = all.length > MOST_UNDONE_AT_ONCE
  return undoOrAsk(modules, { context, store, events: isLarge ? all : command })
}
