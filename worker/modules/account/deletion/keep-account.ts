import { sql } from 'drizzle-orm'
import { isKeepToken, userIn } from '../../../auth/account/keep-link.ts'
import { provenBy } from '../../../auth/account/proven.ts'
import type { Context } from '../../../kernel/log/context.ts'
import { invalid, problem } from '../../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { query } from '../../../kernel/sql/query.ts'
import { directoryStore } from '../../../kernel/log/storage.ts'
import { reopenSpace } from '../../spaces/deletion/ask-deletion.ts'

const linkDead = problem('auth.link_expired', 400, 'This link was used already or is too old.')

interface Proof {
  token?: string | undefined
  username?: string | undefined
  password?: string | undefined
}

/** Keeps an account that was to be deleted, and the spaces that were to go along, for whoever proves that it is theirs. */
export async function keepAccount(context: Context, proof: Proof): Promise<Answer> {
  const user = proof.token === undefined ? await byPassword(context, proof) : await byLink(context, proof.token)
  const store = { ...directoryStore(context), key: null, actor: { user } }
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

async function byPassword(context: Context, { username, password }: Proof): Promise<number> {
  if (!username) throw invalid({ username: ['This field is required.'] })
  if (!password) throw invalid({ password: ['This field is required.'] })
  return (await provenBy(context, username, password)).id
}

async function byLink(context: Context, token: string): Promise<number> {
  const user = userIn(token)
  if (user === null) throw linkDead()
  const { deleting } = await context.directory.read({
    deleting: query<{ erase_at: string }>(
      sql`SELECT erase_at FROM user WHERE id = ${user} AND erase_at IS NOT NULL AND is_active`,
    ),
  })
  const eraseAt = deleting[0]?.erase_at
  if (eraseAt === undefined || !(await isKeepToken(context.env, token, { user, eraseAt }))) throw linkDead()
  return user
}
