import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'

const MODULE = 'enterprise'

export const isLicensed = (settings: object): boolean => settingsOf(settings).licensed_modules.includes(MODULE)

const unlicensed = problem('enterprise.unlicensed', 403, 'This space may not use this module.')

export function requireLicence(context: Context): void {
  if (!isLicensed(membershipOf(context).settings)) throw unlicensed()
}
