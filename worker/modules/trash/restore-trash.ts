import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../../kernel/log/context.ts'
import { forbidden, notFound } from '../../kernel/contract/errors.ts'
import type { Answer } from '../../kernel/log/execute.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { spaceStore } from '../../kernel/log/storage.ts'
import { takeBack } from '../../kernel/resource/undo/undo-command.ts'
import { eventsBeside } from '../history/command.read.ts'
import { kindsFor, seenAmong } from '../history/feed.ts'
import type { trashParams } from './trash.contract.ts'
import { kindsOf } from './trash-kinds.ts'
import { stillGone, thrownAway } from './trash.rows.ts'

/** Takes back the command that threw something away. What of it is back by now, or gone for good, stays so. */
export async function restoreThrown(
  modules: readonly Module[],
  context: Context,
  { kind, id }: z.output<typeof trashParams>,
): Promise<Answer> {
  const store = spaceStore(context)
  const kinds = kindsOf(modules)
  const thrown = sql`SELECT seq FROM (${thrownAway(kinds, context, { kind })}) WHERE id = ${id}`
  const { all } = await store.db.read({ all: eventsBeside(store.space, thrown) })
  if (all.length === 0) throw notFound()
  const { gone, seen } = await store.db.read({
    gone: stillGone(kinds, all),
    seen: seenAmong(kindsFor(modules, context), all),
  })
  const command = all.filter(
    ({ seq, type, data }) => data !== null && (!type.endsWith('.deleted') || gone.some((one) => one.seq === seq)),
  )
  if (command.some(({ seq }) => !seen.some((one) => one.seq === seq))) throw forbidden()
  return takeBack(modules, { context, store, command })
}
