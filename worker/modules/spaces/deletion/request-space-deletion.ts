import type { Store } from '#worker/kernel/log/commit.ts'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { confirmPassword } from '#worker/auth/password/confirm-password.ts'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound, problem } from '#worker/kernel/contract/errors.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import type { SpaceEvent } from '../space.events.ts'
import { accessibleSpace, requireOwner } from '../require-owner.ts'
import { presentSpaces, spaceRows, type SpaceRow } from '../space.rows.ts'
import { graceEndOf, type spaceDeletion } from './deletion.contract.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'

type Shown = z.output<typeof spaceDeletion>

export async function showSpaceDeletion(context: Context, id: number): Promise<Answer<Shown>> {
  const { rows } = await context.directory.read({ rows: accessibleSpace(context, id) })
  return answer(await present(context, requireOwner(context, rows)))
}

/** Closes a space at once and schedules its erasure. Repeating the request changes nothing. */
export async function requestSpaceDeletion(context: Context, id: number, password: string): Promise<Answer<Shown>> {
  const { rows } = await context.directory.read({ rows: accessibleSpace(context, id) })
  requireOwner(context, rows)
  await confirmPassword(context, password)
  return scheduleSpaceDeletion(context, id, { along: false })
}

/** Requires no password. `along`: as part of deleting the creator's account. */
export function scheduleSpaceDeletion(
  context: Context,
  id: number,
  { along }: { along: boolean },
): Promise<Answer<Shown>> {
  const origin = publicOrigin(context.env, context.url)
  return changeDeletion(context, id, ({ erase_at }) =>
    erase_at === null
      ? [{ type: 'space.deletion_asked', data: { id, erase_at: graceEndOf(context.at), along, origin } }]
      : [],
  )
}

const deletedWithAccount = problem(
  'space.goes_along',
  409,
  'This space goes with the account of its creator, who is the one to keep both.',
)

export const cancelSpaceDeletion = (context: Context, id: number): Promise<Answer<Shown>> =>
  changeDeletion(context, id, ({ erase_at, erase_along, created_by }) => {
    if (erase_at === null) return []
    if (erase_along && created_by?.id !== personOf(context).id) throw deletedWithAccount()
    return [deletionWithdrawnEvent(id)]
  })

const deletionWithdrawnEvent = (id: number): SpaceEvent => ({ type: 'space.deletion_withdrawn', data: { id } })

/** Reopens a space that was to be deleted with the account of `user`, who is not signed in yet. */
export async function reopenSpace(context: Context, id: number, user: number): Promise<void> {
  const store: Store = { ...directoryStore(context, id), idempotencyKey: null, actor: { user } }
  const load = { rows: spaceRows(sql`WHERE s.space_id = ${id} AND s.created_by = ${user} AND s.deleted_with IS NULL`) }
  await execute(store, load, ({ rows: [row] }) =>
    outcome({
      appends: row?.erase_at
        ? [{ stream: `space:${id}`, expected: row.version, events: [deletionWithdrawnEvent(id)] }]
        : [],
      answer: {},
      respond: () => null,
    }),
  )
}

async function changeDeletion(context: Context, id: number, decide: (row: SpaceRow) => SpaceEvent[]) {
  const store: Store = { ...directoryStore(context, id), idempotencyKey: null }
  const answer = await execute(store, { rows: accessibleSpace(context, id) }, ({ rows }) => {
    const row = requireOwner(context, rows)
    return outcome({
      appends: [{ stream: `space:${id}`, expected: row.version, events: decide(row) }],
      answer: { rows: spaceRows(sql`WHERE s.space_id = ${id}`) },
      respond: (after) => after.rows[0],
    })
  })
  if (!answer.body) throw notFound()
  return { ...answer, body: await present(context, answer.body) }
}

async function present(context: Context, row: SpaceRow): Promise<Shown> {
  const { id, name, erase_at, user_count, recipe_count, file_size_mb } = foundOne(await presentSpaces(context, [row]))
  return { id, name, erase_at, user_count, recipe_count, file_size_mb }
}
