import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/log/context.ts'
import { invalid } from '../../kernel/contract/errors.ts'
import { query } from '../../kernel/sql/query.ts'
import { constantTimeEqual } from '../../auth/constant-time-equal.ts'
import { clientAddress, limitAttempts } from '../../auth/limit-attempts.ts'

const wrongCode = () =>
  invalid({ owner_code: ['This is not the code that the server has printed.'] }, 'auth.wrong_owner_code')

/** Whether this server waits for the account of whoever runs it. Without a code, as in a deployment, it never does. */
export async function lacksOperator({ env, directory }: Context): Promise<boolean> {
  if (!env.OWNER_CODE) return false
  const { owners } = await directory.read({
    owners: query<{ n: number }>(sql`SELECT count(*) AS n FROM user WHERE is_superuser`),
  })
  return owners[0]?.n === 0
}

/** Whether a sign-up makes the owner's account. While there is none, any other is refused with a 400. */
export async function isOperatorSignUp(context: Context, code: unknown): Promise<boolean> {
  if (!(await lacksOperator(context))) return false
  await limitAttempts(context.env.LIMIT_AUTH, ['owner', `ip:${clientAddress(context)}`])
  if (!constantTimeEqual(normalizedCode(code), normalizedCode(context.env.OWNER_CODE))) throw wrongCode()
  return true
}

/** Makes a person the operator of this server, unless somebody was quicker. */
export const makeOperator = async ({ directory }: Context, user: number): Promise<void> => {
  await directory.batch([
    sql`UPDATE user SET is_superuser = 1 WHERE id = ${user} AND NOT EXISTS (SELECT 1 FROM user WHERE is_superuser)`,
  ])
}

/** People type codes in small letters and leave the dashes out. */
const normalizedCode = (code: unknown) =>
  new TextEncoder().encode(typeof code === 'string' ? code.toUpperCase().replace(/[^A-Z\d]/g, '') : '')
