import type { CommonFood } from './common-food.ts'
import type { Dialect } from './dialect.contract.ts'

/** The best name first. */
export const namesIn = ({ names }: CommonFood, dialect: Dialect): string[] => {
  const { name, plural, others } = names[dialect]
  return [name, ...(plural ? [plural] : []), ...others]
}
