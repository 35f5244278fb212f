import type { AutomationType } from './automation.contract.ts'
import { newReplaceBudget } from './replace-pattern.ts'
import { applyReplacements, replacementsFor, type Replacement } from './replacement.ts'
import type { Rule } from './rule.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'

interface Line {
  amount: number
  no_amount: boolean
  unit: string | null
  food: string | null
  original_text: string
}

/** Applies a space's automations to texts. It creates no rows: names stay names. */
export interface RuleSet {
  name(text: string): string
  description(text: string): string
  instruction(text: string): string
  keyword(name: string): string
  lines<L extends Line>(parse: (line: string) => L): (line: string) => L
  applied(): Pick<Rule, 'id' | 'type' | 'name'>[]
}

/** `source` is the address of the texts, empty if there is none. */
export function ruleSet(rules: readonly Rule[], source: string): RuleSet {
  const work = newReplaceBudget()
  const used = new Set<Rule>()
  const use = (rule: Rule) => void used.add(rule)
  const of = (type: AutomationType) => rules.filter((rule) => rule.type === type)
  const replacements = lazily((type: AutomationType) => replacementsFor(of(type), source, work))
  const replace = (type: AutomationType, text: string) => applyReplacements(replacements(type), text, work, use)

  const orAlias = (type: AutomationType, name: string, otherwise: (name: string) => string): string => {
    const alias = aliasOf(of(type), name)
    if (!alias) return otherwise(name)
    if (alias.name !== name) use(alias.rule)
    return alias.name
  }
  const heedingUnits = <L extends Line>(line: L): L => {
    for (const rule of of('NEVER_UNIT')) {
      const after = applyNeverUnit(rule, line)
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
        const after = applyTransposeWords(rule, before)
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

/** Compiles the patterns of a type once, when its first text comes. */
function lazily(make: (type: AutomationType) => Replacement[]) {
  const made = new Map<AutomationType, Replacement[]>()
  return (type: AutomationType): Replacement[] => {
    const there = made.get(type) ?? make(type)
    made.set(type, there)
    return there
  }
}

/** The first alias of this name that has a target. Ignores case and spacing, but not accents. */
function aliasOf(rules: readonly Rule[], name: string): { rule: Rule; name: string } | null {
  const key = nameKey(name)
  for (const rule of rules) {
    const becomes = rule.param_2?.trim()
    if (rule.param_1 && becomes && nameKey(rule.param_1) === key) return { rule, name: becomes }
  }
  return null
}

interface Measured {
  no_amount: boolean
  unit: string | null
  food: string | null
}

/** The word starts the food: "1 egg white" is not one egg of white. The second parameter, if any, becomes the unit. */
function applyNeverUnit<Line extends Measured>(rule: Rule, line: Line): Line {
  const word = nameKey(rule.param_1 ?? '')
  if (word === '' || line.no_amount || line.food === null) return line
  const unit = rule.param_2?.trim() || null
  if (line.unit !== null) {
    return nameKey(line.unit) === word ? { ...line, unit, food: `${line.unit} ${line.food}` } : line
  }
  return unit !== null && nameKey(line.food).startsWith(`${word} `) ? { ...line, unit } : line
}

/** Swaps two words wherever the first is right before the second. Commas between them count as spaces. */
function applyTransposeWords({ param_1, param_2 }: Rule, text: string): string {
  const [first, second] = [nameKey(param_1 ?? ''), nameKey(param_2 ?? '')]
  if (first === '' || second === '') return text
  // Words have even indexes, separators odd ones.
  const parts = text.split(/([\s,]+)/)
  for (let i = 0; i + 2 < parts.length; i += 2) {
    const [word = '', between = '', next = ''] = parts.slice(i, i + 3)
    if (nameKey(word) !== first || nameKey(next) !== second) continue
    parts.splice(i, 3, next, between.includes(',') ? ' ' : between, word)
    i += 2
  }
  return parts.join('')
}
