import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/log/context.ts'
import { problem } from '../../kernel/contract/errors.ts'
import { spaceOf } from '../../kernel/contract/space-uuid.ts'
import { inviteRows } from '../members/invites/invite.rows.ts'
import { inviteState } from '../members/invites/invite-state.ts'
import { signupOf } from '#worker/auth/signup-policy.ts'

const closed = problem('auth.signup_closed', 403, 'No new accounts can be made on this server.')
const byInvitation = problem(
  'auth.signup_by_invitation',
  403,
  'An account on this server needs an invitation. Open the link that you were sent, and sign up from there.',
)

/** Refuses whoever may not sign up. `invite`: the invitation that they came by. */
export async function admitSignUp(context: Context, invite: string | undefined): Promise<void> {
  const policy = signupOf(context.env)
  if (policy === 'open') return
  if (policy === 'closed') throw closed()
  const uuid = invite?.toLowerCase() ?? ''
  const space = spaceOf(uuid)
  if (space === null) throw byInvitation()
  const { links } = await context.directory.read({ links: inviteRows(space, sql`AND i.uuid = ${uuid}`) })
  if (!links[0] || inviteState(links[0], context.at) !== 'open') throw byInvitation()
}
