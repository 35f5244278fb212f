import type { AutomationType } from '#worker/modules/automations/automation.contract.ts'

/** A rule that a spelling means a thing by its name. */
export interface Rule {
  id: number
  param_1: string | null
  param_2: string | null
  disabled: boolean
}

const kinds = new Map<string, AutomationType>([
  ['food', 'FOOD_ALIAS'],
  ['unit', 'UNIT_ALIAS'],
  ['keyword', 'KEYWORD_ALIAS'],
])

export const aliasKind = (resource: string): AutomationType => kinds.get(resource) ?? 'FOOD_ALIAS'

/** As rules compare names: case and spacing do not count, accents do. */
export const isSameSpelling = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && keyOf(one) === keyOf(other)

const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

export const rulesFor = (rules: readonly Rule[], name: string): Rule[] =>
  rules.filter((rule) => rule.param_1 !== null && isSameSpelling(rule.param_2, name))

/** With one more rule, or with what became of one. */
export const withRule = (rules: readonly Rule[], rule: Rule): Rule[] =>
  rules.some(({ id }) => id === rule.id) ? rules.map((one) => (one.id === rule.id ? rule : one)) : [...rules, rule]

/** The rule that a spelling already has, if any: the first is the one that counts. */
export const ruleOf = (rules: readonly Rule[], spelling: string): Rule | undefined =>
  rules.find(({ param_1 }) => isSameSpelling(param_1, spelling))
