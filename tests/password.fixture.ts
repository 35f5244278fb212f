import { env } from 'cloudflare:workers'
import { hashPassword } from '#worker/auth/password/hash-password.ts'

export const PASSWORD = 'correct horse battery'
let hash: Promise<string> | undefined

/** Sets `PASSWORD`, hashed once because hashing is slow. */
export async function givePassword({ id }: { id: number }): Promise<void> {
  hash ??= hashPassword(PASSWORD)
  await env.DIRECTORY.prepare(
    `INSERT INTO account (user_id, account_id, provider_id, password, created_at, updated_at)
     VALUES (?1, ?1, 'credential', ?2, 0, 0)`,
  )
    .bind(id, await hash)
    .run()
}
