import { keyOf } from '../../kernel/contract/names.ts'
import type { Rule } from './rule.ts'

interface Measured {
  no_amount: boolean
  unit: string | null
  food: string | null
}

/**
 * A word behind the amount that never is a unit: it begins the food, and what the rule names instead, if anything, is the
 * unit. "1 egg white" is one egg white, and no egg of white.
 */
export function neverUnit<Line extends Measured>(rule: Rule, line: Line): Line {
  const word = keyOf(rule.param_1 ?? '')
  if (word === '' || line.no_amount || line.food === null) return line
  const unit = rule.param_2?.trim() || null
  if (line.unit !== null) {
    return keyOf(line.unit) === word ? { ...line, unit, food: `${line.unit} ${line.food}` } : line
  }
  return unit !== null && keyOf(line.food).startsWith(`${word} `) ? { ...line, unit } : line
}
