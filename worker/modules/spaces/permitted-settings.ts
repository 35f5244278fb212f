import type { Person } from '#worker/kernel/log/context.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { inheritableFields } from '#worker/modules/foods/inherit-food.ts'

/** Settings for the operator alone. From others they are ignored, since clients send them back unchanged. */
const OPERATOR_SETTINGS = new Set<string>([
  'ai_enabled',
  'ai_credits_monthly',
  'ai_credits_balance',
  'max_recipes',
  'max_file_storage_mb',
  'max_users',
  'allow_sharing',
  'no_sharing_limit',
  'demo',
  'licensed_modules',
])

export const canChangeSettings = ({ is_superuser }: Person, names: readonly string[]): boolean =>
  is_superuser || !names.some((name) => OPERATOR_SETTINGS.has(name))

/** Later versions of clients send fields that do not exist here. */
const inheritableOf = (ids: readonly unknown[]) => inheritableFields.flatMap(({ id }) => (ids.includes(id) ? [id] : []))

/** Settings that this person may change and that differ from `now`. */
export const permittedSettings = ({ is_superuser }: Person, given: Row, now: object): Row => {
  const before = new Map(Object.entries(now))
  const known = Array.isArray(given['food_inherit']) ? { food_inherit: inheritableOf(given['food_inherit']) } : {}
  return Object.fromEntries(
    Object.entries({ ...given, ...known }).filter(
      ([name, value]) =>
        value !== undefined &&
        (is_superuser || !OPERATOR_SETTINGS.has(name)) &&
        JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  )
}
