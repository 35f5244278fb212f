import type { D1Database } from '@cloudflare/workers-types'
import { verifyPassword } from '../../worker/auth/password/hash-password.ts'
import { demoCredentials } from './account.ts'

/** Throws when the directory has the demo account, because its password is public. */
export async function rejectDemoAccount(directory: Pick<D1Database, 'prepare'>): Promise<void> {
  const hash = await directory
    .prepare(
      `SELECT a.password FROM user u JOIN account a ON a.user_id = u.id
        WHERE u.username = ? AND u.is_active AND a.provider_id = 'credential'`,
    )
    .bind(demoCredentials.username)
    .first<string>('password')
  if (hash === null || !(await verifyPassword({ hash, password: demoCredentials.password }))) return
  throw new Error(
    'This data holds the demo account, whose password everybody knows. Start with another folder (DATA=…), or start once without DEMO=off, log in as demo and change the password.',
  )
}
