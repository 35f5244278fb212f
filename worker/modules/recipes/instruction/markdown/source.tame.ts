import { INVISIBLE } from '../template/template.mask.ts'

/**
 * Cuts what nobody writes and what makes a Markdown reader slow or its stack deep: containers nested beyond
 * `MAX_MARKERS` on one line, endless runs of spaces, rules of hundreds of spaced dashes. Everything else is untouched.
 */
export function tameSource(source: string): string {
  return source
    .replace(LONG_SPACES, (run) => run.slice(0, MAX_SPACES))
    .replace(SPACED_RULE, '***')
    .replace(DEEP_MARKERS, `$1 ${INVISIBLE}`)
}

const MAX_MARKERS = 16
const MAX_SPACES = 64

const LONG_SPACES = new RegExp(`[ \\t]{${MAX_SPACES + 1},}`, 'g')
const SPACED_RULE = /^ {0,3}([-*_])(?:[ \t]{1,64}\1){16,}[ \t]*$/gm
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const DEEP_MARKERS = new RegExp(`^((?:${MARKER}){${MAX_MARKERS}})(?=[ \\t]*[>\\-+*\\d])`, 'gm')
