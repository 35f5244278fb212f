import { patternOf, type Pattern } from './pattern.ts'
import { replaceAll, type ReplaceBudget } from './replace-pattern.ts'
import type { Rule } from './rule.ts'

const LONGEST_SOURCE = 512

/** A rule that replaces by pattern, ready to run. */
export interface Replacement {
  rule: Rule
  pattern: Pattern
  by: string
}

/** Those of the rules that apply to what comes from an address. One whose patterns cannot be read is passed over. */
export const replacementsFor = (rules: readonly Rule[], source: string, work: ReplaceBudget): Replacement[] =>
  rules.flatMap((rule) => {
    if (!rule.param_2 || !comesFrom(rule.param_1 ?? '', source, work)) return []
    const read = patternOf(rule.param_2)
    return 'pattern' in read ? [{ rule, pattern: read.pattern, by: rule.param_3 ?? '' }] : []
  })

/** The pattern of an address is matched from its start; a rule without one is for everything. */
function comesFrom(pattern: string, source: string, work: ReplaceBudget): boolean {
  if (pattern === '' || pattern === '.*') return true
  const read = patternOf(pattern)
  if ('fault' in read) return false
  work.left -= Math.min(source.length, LONGEST_SOURCE) * read.pattern.programSize()
  return work.left >= 0 && read.pattern.matcher(source.slice(0, LONGEST_SOURCE)).lookingAt()
}

/** The text after one rule after the other; `used` hears of those that changed it. */
export const replacedByRules = (
  replacements: readonly Replacement[],
  text: string,
  work: ReplaceBudget,
  used: (rule: Rule) => void,
): string =>
  replacements.reduce((before, { rule, pattern, by }) => {
    const after = replaceAll(pattern, by, before, work)
    if (after !== before) used(rule)
    return after
  }, text)
