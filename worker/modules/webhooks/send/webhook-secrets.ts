import { readSecret } from '#worker/kernel/resource/seal-secrets.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import type { SecretLocation } from '#worker/kernel/sql/seal.ts'

export const secretLocation = (space: number, id: number, field: 'secret' | 'previous_secret'): SecretLocation => ({
  space,
  resource: 'webhook',
  id,
  field,
})

/** The secret before, sealed with its end beside it. */
export const previousText = (secret: string, until: string): string => `${until} ${secret}`

/** The secrets that sign now: the present one, and for a day the one before. Empty where there is none. */
export async function secretsOf(
  db: Database,
  env: Env,
  { space, id, at }: { space: number; id: number; at: string },
): Promise<string[]> {
  const [secret, previous] = await Promise.all(
    (['secret', 'previous_secret'] as const).map((field) => readSecret(db, env, secretLocation(space, id, field))),
  )
  if (!secret) return []
  const [until = '', before] = previous?.split(' ') ?? []
  return before && until > at ? [secret, before] : [secret]
}
