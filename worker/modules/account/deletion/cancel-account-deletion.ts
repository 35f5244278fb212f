import type { Store } from '#worker/kernel/log/commit.ts'
import { sql } from 'drizzle-orm'
import { isKeepAccountToken, userOfToken } from '#worker/auth/account/keep-account-token.ts'
import { verifyCredentials } from '#worker/auth/account/verify-credentials.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid, problem } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { reopenSpace } from '#worker/modules/spaces/deletion/request-space-deletion.ts'

const linkExpired = problem('auth.link_expired', 400, 'This link was used already or is too old.')

interface Proof {
  token?: string | undefined
  username?: string | undefined
  password?: string | undefined
}

/** Keeps the account and the spaces that would go with it. `proof` is the password or the token of the mailed link. */
export async function cancelAccountDeletion(context: Context, proof: Proof): Promise<Answer<null>> {
  const user = proof.token === undefined ? await userByPassword(context, proof) : await userByLink(context, proof.token)
  const store: Store = { ...directoryStore(context), idempotencyKey: null, actor: { user } }
  const load = {
    deleting: query(sql`SELECT 1 FROM user WHERE id = ${user} AND erase_at IS NOT NULL AND is_active`),
  }
  const { events } = await execute(store, load, ({ deleting }) =>
    outcome({
      appends: [
        {
          stream: `user:${user}`,
          expected: 'any',
          events: deleting[0] ? [{ type: 'user.deletion_withdrawn', data: { id: user } }] : [],
        },
      ],
      answer: {},
      respond: () => null,
    }),
  )
  const { along } = await context.directory.read({
    along: query<{ id: number }>(sql`SELECT space_id AS id FROM space
      WHERE created_by = ${user} AND erase_along AND erase_at IS NOT NULL AND deleted_with IS NULL`),
  })
  for (const { id } of along) await reopenSpace(context, id, user)
  return { status: 204, events, body: null }
}

async function userByPassword(context: Context, { username, password }: Proof): Promise<number> {
  if (!username) throw invalid({ username: ['This field is required.'] })
  if (!password) throw invalid({ password: ['This field is required.'] })
  return (await verifyCredentials(context, username, password)).id
}

async function userByLink(context: Context, token: string): Promise<number> {
  const user = userOfToken(token)
  if (user === null) throw linkExpired()
  const { deleting } = await context.directory.read({
    deleting: query<{ erase_at: string }>(
      sql`SELECT erase_at FROM user WHERE id = ${user} AND erase_at IS NOT NULL AND is_active`,
    ),
  })
  const eraseAt = deleting[0]?.erase_at
  if (eraseAt === undefined || !(await isKeepAccountToken(context.env, token, { user, eraseAt }))) throw linkExpired()
  return user
}
