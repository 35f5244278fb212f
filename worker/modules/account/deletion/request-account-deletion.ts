import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { confirmPassword } from '#worker/auth/password/confirm-password.ts'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { guardThat } from '#worker/kernel/log/guard.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { scheduleSpaceDeletion } from '#worker/modules/spaces/deletion/request-space-deletion.ts'
import { graceEndOf } from '#worker/modules/spaces/deletion/deletion.contract.ts'
import type { accountDeletion } from './account-deletion.contract.ts'

type AccountDeletion = z.output<typeof accountDeletion>

interface AffectedSpace {
  id: number
  name: string
  user_count: number
  mine: boolean
  closed: boolean
}

const affectedSpacesOf = (user: number) =>
  query<AffectedSpace>(
    sql`SELECT s.space_id AS id, s.name, s.created_by = m.user_id AS mine, s.erase_at IS NOT NULL AS closed,
        (SELECT count(*) FROM membership o WHERE o.space_id = s.space_id AND o.deleted_with IS NULL) AS user_count
      FROM membership m JOIN space s ON s.space_id = m.space_id AND s.deleted_with IS NULL
      WHERE m.user_id = ${user} AND m.deleted_with IS NULL ORDER BY s.space_id`,
    { bool: ['mine', 'closed'] },
  )

/** A space that is to be deleted anyway does not block the deletion. */
export async function previewDeletion(context: Context): Promise<AccountDeletion> {
  const { id } = personOf(context)
  const { places } = await context.directory.read({ places: affectedSpacesOf(id) })
  const of = (which: (place: AffectedSpace) => boolean) =>
    places.filter(which).map(({ id: space, name, user_count }) => ({ id: space, name, user_count }))
  return {
    id,
    erase_at: null,
    going: of(({ mine, user_count }) => mine && user_count === 1),
    blocking: of(({ mine, closed, user_count }) => mine && !closed && user_count > 1),
    staying: of(({ mine }) => !mine),
  }
}

const ownsSpaces = problem(
  'account.owns_spaces',
  409,
  'Others are in spaces that you made. Hand those over, or delete them, before you delete your account.',
)

/** Closes the asker's own spaces first: if the request fails between, they can be kept like any closed space. */
export async function requestAccountDeletion(context: Context, password: string): Promise<Answer<AccountDeletion>> {
  const { id } = personOf(context)
  await confirmPassword(context, password)
  const preview = await previewDeletion(context)
  if (preview.blocking.length > 0) throw ownsSpaces({ blocking: preview.blocking })
  for (const space of preview.going) await scheduleSpaceDeletion(context, space.id, { along: true })
  const erase_at = graceEndOf(context.at)
  const asked = { type: 'user.deletion_asked', data: { id, erase_at, origin: publicOrigin(context.env, context.url) } }
  const { events } = await execute({ ...directoryStore(context), idempotencyKey: null }, {}, () =>
    outcome({
      appends: [{ stream: `user:${id}`, expected: 'any', events: [asked] }],
      // Refuse if another space has made them its creator meanwhile: the preview did not show it.
      requires: [
        guardThat(sql`NOT EXISTS (SELECT 1 FROM space
          WHERE created_by = ${id} AND deleted_with IS NULL AND erase_at IS NULL)`),
      ],
      also: revokeAccess(context, id),
      answer: {},
      respond: () => null,
    }),
  )
  return { status: 200, events, body: { ...preview, erase_at } }
}

const revokeAccess = ({ at }: Context, user: number) => [
  sql`DELETE FROM session WHERE user_id = ${user}`,
  sql`DELETE FROM access_token WHERE user_id = ${user}`,
  sql`DELETE FROM verification WHERE value = ${String(user)}`,
  sql`UPDATE account SET updated_at = ${Date.parse(at)} WHERE user_id = ${user}`,
]
