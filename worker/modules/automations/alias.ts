import { keyOf } from '../../kernel/contract/names.ts'
import type { Rule } from './rule.ts'

/** The first rule whose name this is; case and spacing do not count, accents do. One that leads nowhere is none. */
export function aliasOf(rules: readonly Rule[], name: string): { rule: Rule; name: string } | null {
  const key = keyOf(name)
  for (const rule of rules) {
    const becomes = rule.param_2?.trim()
    if (rule.param_1 && becomes && keyOf(rule.param_1) === key) return { rule, name: becomes }
  }
  return null
}
