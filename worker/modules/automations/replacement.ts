import { compilePattern, type Pattern } from './pattern.ts'
import { replaceAll, type ReplaceBudget } from './replace-pattern.ts'
import type { Rule } from './rule.ts'

const MAX_SOURCE_LENGTH = 512

export interface Replacement {
  rule: Rule
  pattern: Pattern
  by: string
}

/** The rules that apply to texts from this address. Skips patterns that do not compile. */
export const replacementsFor = (rules: readonly Rule[], source: string, budget: ReplaceBudget): Replacement[] =>
  rules.flatMap((rule) => {
    if (!rule.param_2 || !matchesSource(rule.param_1 ?? '', source, budget)) return []
    const read = compilePattern(rule.param_2)
    return 'pattern' in read ? [{ rule, pattern: read.pattern, by: rule.param_3 ?? '' }] : []
  })

/** Matches from the start of the address; an empty pattern matches every address. */
function matchesSource(pattern: string, source: string, work: ReplaceBudget): boolean {
  if (pattern === '' || pattern === '.*') return true
  const read = compilePattern(pattern)
  if ('fault' in read) return false
  work.remainingSteps -= Math.min(source.length, MAX_SOURCE_LENGTH) * read.pattern.programSize()
  return work.remainingSteps >= 0 && read.pattern.matcher(source.slice(0, MAX_SOURCE_LENGTH)).lookingAt()
}

export const applyReplacements = (
  replacements: readonly Replacement[],
  text: string,
  budget: ReplaceBudget,
  onUsed: (rule: Rule) => void,
): string =>
  replacements.reduce((before, { rule, pattern, by }) => {
    const after = replaceAll(pattern, by, before, budget)
    if (after !== before) onUsed(rule)
    return after
  }, text)
