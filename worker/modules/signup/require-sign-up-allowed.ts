import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { inviteRows } from '#worker/modules/members/invites/invite.rows.ts'
import { inviteState } from '#worker/modules/members/invites/invite-state.ts'
import { signupPolicyOf } from '#worker/auth/signup-policy-of.ts'

const signUpClosed = problem('auth.signup_closed', 403, 'No new accounts can be made on this server.')
const invitationRequired = problem(
  'auth.signup_by_invitation',
  403,
  'An account on this server needs an invitation. Open the link that you were sent, and sign up from there.',
)

/** Throws for a person who may not sign up. `invite` is the invitation that they used. */
export async function requireSignUpAllowed(context: Context, invite: string | undefined): Promise<void> {
  const policy = signupPolicyOf(context.env)
  if (policy === 'open') return
  if (policy === 'closed') throw signUpClosed()
  const uuid = invite?.toLowerCase() ?? ''
  const space = spaceOfUuid(uuid)
  if (space === null) throw invitationRequired()
  const { links } = await context.directory.read({ links: inviteRows(space, sql`AND i.uuid = ${uuid}`) })
  if (!links[0] || inviteState(links[0], context.at) !== 'open') throw invitationRequired()
}
