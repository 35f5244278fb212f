import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { clientAddress, limitAttempts } from '../limit-attempts.ts'
import { verifyPassword } from './hash-password.ts'

export const confirmPasswordField = () =>
  z.string('This field is required.').min(1, 'This field may not be blank.').max(1000, 'This is too long.')

/** Throws a 400. It guards irreversible calls where a stranger may have found the browser signed in. */
export async function confirmPassword(context: Context, password: string): Promise<void> {
  const { id } = personOf(context)
  await limitAttempts(context.env.LIMIT_AUTH, [`ip:${clientAddress(context)}`, `person:${id}`])
  const { found } = await context.directory.read({
    found: query<{ hash: string | null }>(
      sql`SELECT password AS hash FROM account WHERE user_id = ${id} AND provider_id = 'credential'`,
    ),
  })
  const hash = found[0]?.hash
  if (!hash || !(await verifyPassword({ hash, password }))) {
    throw invalid({ password: ['This is not your password.'] }, 'auth.wrong_password')
  }
}
