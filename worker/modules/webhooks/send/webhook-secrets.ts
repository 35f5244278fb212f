import { readSecret } from '#worker/kernel/resource/seal-secrets.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import type { SecretLocation } from '#worker/kernel/sql/seal.ts'

export const secretLocation = (space: number, id: number, field: 'secret' | 'previous_secret'): SecretLocation => ({
  space,
  resource: 'webhook',
  id,
  field,
})

interface Rotation {
  before: string
  after: string
  /** Until when both sign. */
  until: string
}

/** The secret before, sealed with its end, and with the one that took its place. */
export const previousText = ({ before, after, until }: Rotation): string => [until, before, after].join(' ')

/**
 * The secrets that sign now: the present one, and for a day after a rotation the one before. Empty where there is none. One
 * that somebody typed or took away since ends the rotation.
 */
export async function secretsOf(
  db: Database,
  env: Env,
  { space, id, at }: { space: number; id: number; at: string },
): Promise<string[]> {
  const [secret, previous] = await Promise.all(
    (['secret', 'previous_secret'] as const).map((field) => readSecret(db, env, secretLocation(space, id, field))),
  )
  if (!secret) return []
  const [until = '', before, after] = previous?.split(' ') ?? []
  return before && after === secret && until > at ? [secret, before] : [secret]
}
