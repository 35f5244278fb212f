import type { Pattern } from './pattern.ts'

/** One search is linear in the text, but a text may be searched once per character. */
export interface ReplaceBudget {
  remainingSteps: number
}

/** About two seconds of the slowest patterns; an ordinary recipe stays below with as many rules as a space can have. */
export const newReplaceBudget = (): ReplaceBudget => ({ remainingSteps: 60_000_000 })

const MAX_TEXT_LENGTH = 20_000
/** A plain test runs on a faster automaton than a replacement. */
const TEST_SHARE = 0.1

/** Leaves the text as it is if it is or would become too long, or if the budget is spent. `\1` inserts a group. */
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

function matcherGroup(matcher: ReturnType<Pattern['matcher']>, name: string | number): string {
  if (typeof name === 'number') return name <= matcher.groupCount() ? (matcher.group(name) ?? '') : ''
  return matcher.getNamedGroups()[name] ?? ''
}
