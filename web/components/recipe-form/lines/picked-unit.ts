import type { Picked } from '#web/lib/resource-picker.ts'
import type { UnitName } from './unit-names.ts'

interface FoundName {
  id?: number | undefined
  name: string
  plural_name?: string | undefined
}

/** A found unit under the name that the household gave it, or as it will be called. */
export function pickedUnit(found: FoundName | null, units: readonly UnitName[]): Picked | null {
  if (found === null) return null
  const { id, name, plural_name } = found
  if (id === undefined) return { name, ...(plural_name ? { plural_name } : {}) }
  return { id, name: units.find((unit) => unit.id === id)?.name ?? name }
}
