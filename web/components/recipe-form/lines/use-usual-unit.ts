import type { Picked } from '#web/lib/resource-picker.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { knownUnit } from './line.read.ts'
import { useUnitNames } from './unit-names.ts'

/** The unit that the person uses unless they say otherwise. */
export function useUsualUnit(): Picked | null {
  const { default_unit: name } = usePreference()
  const units = useUnitNames()
  return name ? knownUnit(name, units) : null
}
