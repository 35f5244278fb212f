import type { Person } from '#worker/kernel/log/context.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { permittedSettings } from '#worker/modules/spaces/permitted-settings.ts'

/** Providers of the server itself have ids from here on; another server has others. */
const SERVER_PROVIDERS = 2_000_000_000

/** What an archive says of a space that its owner may say; limits are this server's. */
export function settingsIn(owner: Person, said: Record<string, unknown>, initial: object): Record<string, unknown> {
  const usual = settingsOf({})
  const known = Object.entries(usual).flatMap(([name, value]) => {
    const given = said[name]
    if (given === undefined || given === null) return []
    if (name === 'food_inherit') return Array.isArray(given) ? [[name, given.filter(Number.isInteger)]] : []
    const isId = value === null
    if (isId) return Number.isInteger(given) && Number(given) < SERVER_PROVIDERS ? [[name, given]] : []
    return typeof given === typeof value && String(given).length <= 512 ? [[name, given]] : []
  })
  return permittedSettings({ ...owner, is_superuser: false }, Object.fromEntries(known) as Row, settingsOf(initial))
}
