import { baseUnit } from '#worker/modules/amounts/base-unit.ts'
import { inflect } from './inflect-name.ts'

/**
 * Weighed and poured food is in the plural for any amount ("1 kg apples", "½ cup peas"); counted food follows its
 * amount ("1 large egg", "2 apples").
 */
export const inflectFood = (
  name: string,
  plural: string | null,
  amount: number | null,
  base: string | null | undefined,
): string => (plural && amount !== null && baseUnit(base) ? plural : inflect(name, plural, amount))
