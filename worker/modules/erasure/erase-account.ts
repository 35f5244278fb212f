import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { redactActor } from '#worker/kernel/log/erase/redact-actor.ts'
import type { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { accountDeletedMail } from '#worker/modules/account/deletion/account-deletion-mail.ts'
import { eraseMember, type JoinedSpace } from './erase-member.ts'
import { erasureDirectoryStore } from './delete-permanently.ts'
import { sendDeletedMail } from './send-deleted-mail.ts'
import { beginErasure } from './begin-erasure.ts'

/** Continues until the budget is spent; remaining rows say what is left to do. The account itself goes last. */
export async function eraseAccount(
  modules: readonly Module[],
  { env, at, effort }: { env: Env; at: string; effort: WorkBudget },
  user: number,
): Promise<void> {
  const context = systemContext(env, at)
  await continueErasure(modules, { context, at, effort }, user)
  await context.settled()
}

async function continueErasure(
  modules: readonly Module[],
  { context, at, effort }: { context: Context; at: string; effort: WorkBudget },
  user: number,
): Promise<void> {
  const { env } = context
  const { own, places } = await context.directory.read({ own: ownSpaces(user), places: joinedSpacesOf(user) })
  const crowded = own.filter(({ others }) => others > 0)
  if (crowded.length > 0) {
    throw new Error(`others are in the spaces ${crowded.map(({ id }) => id).join(', ')} of user ${user}`)
  }
  // From here on the deletion cannot be cancelled.
  const [begun] = await context.directory.batch([
    sql`UPDATE user SET is_active = 0 WHERE id = ${user} AND erase_at <= ${at} RETURNING id`,
  ])
  if (!begun?.[0]) return
  for (const { id } of own) await beginErasure(env, at, id, { early: true })
  for (const place of places.filter(({ space }) => !own.some(({ id }) => id === space))) {
    if (!(await eraseMember({ modules, context, effort }, place, user))) return
    await eraseMembership(context, place.space, user)
  }
  if (!(await redactActor(context.directory, { user, space: null }, effort))) return
  await sendDeletedMail(env, context.directory, sql`u.id = ${user}`, accountDeletedMail)
  await eraseAccountRow(context, user)
}

const ownSpaces = (user: number) =>
  query<{ id: number; others: number }>(
    sql`SELECT s.space_id AS id, (SELECT count(*) FROM membership m WHERE m.space_id = s.space_id
        AND m.user_id <> ${user} AND m.deleted_with IS NULL AND s.erase_at IS NULL) AS others
      FROM space s WHERE s.created_by = ${user} AND s.deleted_with IS NULL`,
  )

const invitesOf = (user: number) => sql`(i.created_by = ${user} OR i.used_by = ${user}
  OR lower(i.email) = (SELECT lower(email) FROM user WHERE id = ${user}))`

const joinedSpacesOf = (user: number) =>
  query<JoinedSpace>(
    sql`SELECT s.space_id AS space, s.shard, s.settings FROM space s WHERE s.space_id IN (
        SELECT m.space_id FROM membership m WHERE m.user_id = ${user}
        UNION SELECT i.space_id FROM invite_link i WHERE ${invitesOf(user)}) ORDER BY s.space_id`,
    { json: ['settings'] },
  )

/** The directory's rows go last, as they lead to the space. */
async function eraseMembership(context: Context, space: number, user: number): Promise<void> {
  const store = erasureDirectoryStore(context, space)
  const load = {
    memberships: query<{ id: number }>(
      sql`SELECT id FROM membership WHERE space_id = ${space} AND user_id = ${user} ORDER BY id`,
    ),
    invites: query<{ id: number }>(
      sql`SELECT i.id FROM invite_link i WHERE i.space_id = ${space} AND ${invitesOf(user)} ORDER BY i.id`,
    ),
  }
  await execute(store, load, (found) => {
    const [memberships, invites] = [found.memberships, found.invites].map((rows) => rows.map(({ id }) => id))
    const forgotten = { type: 'membership.forgotten', data: { user, memberships, invites } }
    return outcome({
      appends: [{ stream: `former-member:${user}`, expected: 'any', events: [forgotten] }],
      answer: {},
      respond: () => null,
    })
  })
}

async function eraseAccountRow(context: Context, user: number): Promise<void> {
  await execute(erasureDirectoryStore(context), {}, () =>
    outcome({
      appends: [{ stream: `user:${user}`, expected: 'any', events: [{ type: 'user.erased', data: { id: user } }] }],
      requires: [],
      also: [
        sql`DELETE FROM verification WHERE value = ${String(user)}`,
        ...['session', 'access_token', 'account'].map(
          (table) => sql`DELETE FROM ${sql.identifier(table)} WHERE user_id = ${user}`,
        ),
        sql`DELETE FROM user WHERE id = ${user}`,
      ],
      answer: {},
      respond: () => null,
    }),
  )
}
