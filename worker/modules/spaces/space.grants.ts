import type { Person } from '../../kernel/context.ts'
import type { Row } from '../../kernel/query.ts'

/** Settings that only whoever runs the server may make; from others they are passed over, as clients send them back. */
const SERVED = new Set([
  'ai_enabled',
  'ai_credits_monthly',
  'ai_credits_balance',
  'max_recipes',
  'max_file_storage_mb',
  'max_users',
  'allow_sharing',
  'demo',
])

/** Of the settings that a body holds, those that this person may make and that are not so already. */
export const grantedSettings = ({ is_superuser }: Person, given: Row, now: object): Row => {
  const before = new Map(Object.entries(now))
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        value !== undefined &&
        (is_superuser || !SERVED.has(name)) &&
        JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  )
}
