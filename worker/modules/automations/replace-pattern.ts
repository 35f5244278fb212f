import type { Pattern } from './pattern.ts'

/**
 * What patterns may still cost, in steps of their machines. Each search is linear in the text, but a text may be searched
 * as often as it is long.
 */
export interface ReplaceBudget {
  remainingSteps: number
}

/** About two seconds of the slowest patterns, and every rule a space can have for an ordinary recipe. */
export const newReplaceBudget = (): ReplaceBudget => ({ remainingSteps: 60_000_000 })

const MAX_TEXT_LENGTH = 20_000
/** Asking whether a pattern is there at all takes a faster machine. */
const TEST_SHARE = 0.1

/**
 * Puts the replacement in place of every match. A text that is too long, or for which there is no work left, or that
 * would grow too long, stays as it is. `\1`, `\g<1>` and `\g<name>` in the replacement are groups of the match.
 */
export function replaceAll(pattern: Pattern, replacement: string, text: string, budget: ReplaceBudget): string {
  const size = pattern.programSize()
  if (text.length > MAX_TEXT_LENGTH || !spend(budget, text.length * size * TEST_SHARE) || !pattern.test(text))
    return text
  const parts = partsOf(replacement)
  const matcher = pattern.matcher(text)
  let done = ''
  let at = 0
  while (spend(budget, (text.length - at) * size)) {
    if (!matcher.find()) return done + text.slice(at)
    const groups = (name: string | number) => matcherGroup(matcher, name)
    done +=
      text.slice(at, matcher.start()) +
      parts.map((part) => (typeof part === 'string' ? part : groups(part.group))).join('')
    if (done.length > MAX_TEXT_LENGTH) return text
    at = matcher.end()
  }
  return text
}

function spend(budget: ReplaceBudget, steps: number): boolean {
  budget.remainingSteps -= steps
  return budget.remainingSteps >= 0
}

type Part = string | { group: string | number }

function partsOf(replacement: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of replacement.matchAll(/\\(?:g<(\w+)>|(\d{1,2})|(.))/gs)) {
    const [whole, name, number, letter] = found
    parts.push(replacement.slice(at, found.index))
    at = found.index + whole.length
    if (letter !== undefined) parts.push(ESCAPES[letter] ?? letter)
    else parts.push({ group: name === undefined ? Number(number) : /^\d+$/.test(name) ? Number(name) : name })
  }
  return [...parts, replacement.slice(at)]
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' }

/** A group that the pattern does not have, or that took no part in the match, is empty. */
function matcherGroup(matcher: ReturnType<Pattern['matcher']>, name: string | number): string {
  if (typeof name === 'number') return name <= matcher.groupCount() ? (matcher.group(name) ?? '') : ''
  return matcher.getNamedGroups()[name] ?? ''
}
