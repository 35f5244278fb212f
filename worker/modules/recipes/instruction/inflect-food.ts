import { baseUnit } from '../../amounts/base-unit.ts'
import { inflect } from './inflect-name.ts'

/**
 * The name of a food of which there is so much: what is weighed or poured is many, however little there is of it ("1 kg
 * apples", "½ cup peas"), what is counted follows its amount ("1 large egg", "2 apples").
 */
export const inflectFood = (
  name: string,
  plural: string | null,
  amount: number | null,
  base: string | null | undefined,
): string => (plural && amount !== null && baseUnit(base) ? plural : inflect(name, plural, amount))
