import type { AutomationType } from './automation.contract.ts'
import { aliasOf } from './alias.ts'
import { neverUnit } from './never.unit.ts'
import { workOf } from './pattern.replace.ts'
import { replacedByRules, replacementsFor, type Replacement } from './replacement.ts'
import type { Rule } from './rule.ts'
import { transposed } from './transpose.ts'

interface Line {
  amount: number
  no_amount: boolean
  unit: string | null
  food: string | null
  original_text: string
}

/** What a space's automations make of texts. Nothing here creates anything: names stay names. */
export interface RuleSet {
  name(text: string): string
  description(text: string): string
  instruction(text: string): string
  keyword(name: string): string
  /** A parser of ingredient lines that the rules for words, units and foods go with. */
  lines<L extends Line>(parse: (line: string) => L): (line: string) => L
  /** The rules that changed something so far. */
  applied(): Pick<Rule, 'id' | 'type' | 'name'>[]
}

/** `source`: the address that the texts come from; empty where there is none. */
export function ruleSet(rules: readonly Rule[], source: string): RuleSet {
  const work = workOf()
  const used = new Set<Rule>()
  const use = (rule: Rule) => void used.add(rule)
  const of = (type: AutomationType) => rules.filter((rule) => rule.type === type)
  const replacements = lazily((type: AutomationType) => replacementsFor(of(type), source, work))
  const replace = (type: AutomationType, text: string) => replacedByRules(replacements(type), text, work, use)

  const orAlias = (type: AutomationType, name: string, otherwise: (name: string) => string): string => {
    const alias = aliasOf(of(type), name)
    if (!alias) return otherwise(name)
    if (alias.name !== name) use(alias.rule)
    return alias.name
  }
  const heedingUnits = <L extends Line>(line: L): L => {
    for (const rule of of('NEVER_UNIT')) {
      const after = neverUnit(rule, line)
      if (after === line) continue
      use(rule)
      return after
    }
    return line
  }

  return {
    name: (text) => replace('NAME_REPLACE', text).trim() || text,
    description: (text) => replace('DESCRIPTION_REPLACE', text),
    instruction: (text) => replace('INSTRUCTION_REPLACE', text),
    keyword: (name) => orAlias('KEYWORD_ALIAS', name, (name) => name),
    lines: (parse) => (line) => {
      const text = of('TRANSPOSE_WORDS').reduce((before, rule) => {
        const after = transposed(rule, before)
        if (after !== before) use(rule)
        return after
      }, line)
      const parsed = heedingUnits({ ...parse(text), original_text: line })
      const { unit, food } = parsed
      return {
        ...parsed,
        unit: unit && (orAlias('UNIT_ALIAS', unit, (name) => replace('UNIT_REPLACE', name)).trim() || null),
        food: food && (orAlias('FOOD_ALIAS', food, (name) => replace('FOOD_REPLACE', name)).trim() || food),
      }
    },
    applied: () => rules.filter((rule) => used.has(rule)).map(({ id, type, name }) => ({ id, type, name })),
  }
}

/** Compiles the patterns of a type when its first text comes, and once. */
function lazily(make: (type: AutomationType) => Replacement[]) {
  const made = new Map<AutomationType, Replacement[]>()
  return (type: AutomationType): Replacement[] => {
    const there = made.get(type) ?? make(type)
    made.set(type, there)
    return there
  }
}
