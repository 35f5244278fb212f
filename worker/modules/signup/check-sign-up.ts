import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { parse } from '#worker/kernel/http/read-body.ts'
import { text } from '#worker/kernel/contract/scalars.contract.ts'
import { timeZone } from '#worker/modules/settings/time-zone.contract.ts'
import { personName } from '#worker/auth/person-name.ts'
import { requireSignUpAllowed } from './require-sign-up-allowed.ts'

const MAX_NAME_LENGTH = 300

const signUpBody = z.looseObject({
  name: personName(MAX_NAME_LENGTH).optional(),
  username: z.string('This field is required.').trim(),
  displayUsername: z.string().optional(),
  email: text(254),
  invite: z.string().optional(),
})

/** Answers the checked sign-up, or throws before anything is stored. The operator may always sign up. */
export async function checkSignUp(
  context: Context,
  body: Record<string, unknown>,
  { isOwner }: { isOwner: boolean },
): Promise<Record<string, unknown>> {
  const { invite, ...person } = parse(signUpBody, body)
  if (!isOwner) await requireSignUpAllowed(context, invite)
  const { username, displayUsername = username, name = username } = person
  if (displayUsername.toLowerCase() !== username.toLowerCase())
    throw invalid({ displayUsername: ['This must be the username, in whichever case.'] })
  if (nameKey(name) !== nameKey(username)) await refuseTakenName(context, name)
  // An unknown zone counts as none: it must not prevent a sign-up.
  const zone = timeZone().safeParse(body['timeZone'] ?? '')
  return { ...person, name, timeZone: zone.success ? zone.data : '' }
}

/** A display name must not be the username of somebody else. */
async function refuseTakenName({ directory }: Context, name: string): Promise<void> {
  const { taken } = await directory.read({ taken: query(sql`SELECT 1 FROM user WHERE username = ${nameKey(name)}`) })
  if (taken[0]) throw invalid({ name: ['Somebody else has this name.'] }, 'auth.name_taken')
}
