import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { clientAddress, limitAttempts, attemptKey } from '../limit-attempts.ts'
import { hashPassword, verifyPassword } from '../password/hash-password.ts'

const wrongCredentials = () =>
  invalid({ non_field_errors: ['Unable to log in with provided credentials.'] }, 'auth.wrong_credentials')

interface VerifiedAccount {
  id: number
  /** When the account may be deleted, where its deletion was requested. */
  erase_at: string | null
}

/** Throws a 400, or a 429 after too many attempts. An unknown name takes as long as a wrong password. */
export async function verifyCredentials(context: Context, login: string, password: string): Promise<VerifiedAccount> {
  const name = login.toLowerCase()
  const isEmail = login.includes('@')
  const claim = { kind: isEmail ? ('email' as const) : ('username' as const), value: login }
  await limitAttempts(context.env.LIMIT_AUTH, [`ip:${clientAddress(context)}`, await attemptKey(context, claim)])
  const { found } = await context.directory.read({
    found: query<VerifiedAccount & { password: string | null; is_active: boolean }>(
      sql`SELECT u.id, a.password, u.is_active, u.erase_at FROM user u
        JOIN account a ON a.user_id = u.id AND a.provider_id = 'credential'
        WHERE ${isEmail ? sql`u.email` : sql`u.username`} = ${name}`,
      { bool: ['is_active'] },
    ),
  })
  const [person] = found
  if (!person?.password) {
    await hashPassword(password)
    throw wrongCredentials()
  }
  if (!(await verifyPassword({ hash: person.password, password })) || !person.is_active) throw wrongCredentials()
  return { id: person.id, erase_at: person.erase_at }
}
