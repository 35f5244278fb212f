import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { constantTimeEqual } from '#worker/auth/constant-time-equal.ts'
import { clientAddress, limitAttempts } from '#worker/auth/limit-attempts.ts'

const wrongCode = () =>
  invalid({ owner_code: ['This is not the code that the server has printed.'] }, 'auth.wrong_owner_code')

/** True while a server with a code has no operator. A deployment has no code. */
export async function lacksOperator({ env, directory }: Context): Promise<boolean> {
  if (!env.OWNER_CODE) return false
  const { owners } = await directory.read({
    owners: query<{ n: number }>(sql`SELECT count(*) AS n FROM user WHERE is_superuser`),
  })
  return owners[0]?.n === 0
}

/** While there is no operator, any other sign-up is refused with a 400. */
export async function isOperatorSignUp(context: Context, code: unknown): Promise<boolean> {
  if (!(await lacksOperator(context))) return false
  await limitAttempts(context.env.LIMIT_AUTH, ['owner', `ip:${clientAddress(context)}`])
  if (!constantTimeEqual(normalizedCode(code), normalizedCode(context.env.OWNER_CODE))) throw wrongCode()
  return true
}

export const makeOperator = async ({ directory }: Context, user: number): Promise<void> => {
  await directory.batch([
    sql`UPDATE user SET is_superuser = 1 WHERE id = ${user} AND NOT EXISTS (SELECT 1 FROM user WHERE is_superuser)`,
  ])
}

const normalizedCode = (code: unknown) =>
  new TextEncoder().encode(typeof code === 'string' ? code.toUpperCase().replace(/[^A-Z\d]/g, '') : '')
