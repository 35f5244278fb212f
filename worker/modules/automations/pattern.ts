import { RE2JS, RE2JSException } from 're2js'

/** RE2 runs a person's pattern in time linear in the text. */
export type Pattern = RE2JS

const MAX_SOURCE_LENGTH = 128
/** Counted in states of the automaton; a long alternation of words has about 150. */
const MAX_STATES = 400

/** Compiles Python's dialect as far as linear time allows, or says what is wrong with the pattern. */
export function compilePattern(source: string): { pattern: Pattern } | { fault: string } {
  if (source.length > MAX_SOURCE_LENGTH) return { fault: 'This pattern is too long.' }
  try {
    const pattern = RE2JS.compile(toRe2(source), RE2JS.CASE_INSENSITIVE)
    return pattern.programSize() > MAX_STATES ? { fault: 'This pattern repeats too much.' } : { pattern }
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    return { fault: faultOf(source, error.message) }
  }
}

/** In RE2 `\w` matches ASCII only; people mean letters of every script. */
const CLASSES: Readonly<Record<string, string>> = {
  w: String.raw`\p{L}\p{M}\p{N}_`,
  d: String.raw`\p{Nd}`,
  s: String.raw`\t\n\v\f\r \x{85}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}`,
}

function toRe2(source: string): string {
  let isInClass = false
  return source.replace(/\\u([\da-f]{4})|\\(.)|[[\]]/gisu, (token: string, code?: string, letter?: string) => {
    if (code !== undefined) return `\\x{${code}}`
    if (token === '[') {
      isInClass = true
      return token
    }
    if (token === ']') {
      isInClass = false
      return token
    }
    if (letter === 'Z') return String.raw`\z`
    const set = CLASSES[letter ?? '']
    if (set) return isInClass ? set : `[${set}]`
    const other = CLASSES[(letter ?? '').toLowerCase()]
    return other && !isInClass ? `[^${other}]` : token
  })
}

function faultOf(source: string, message: string): string {
  if (/\(\?(?:<?[=!]|>)|\\[1-9]|\(\?P=|[*+?}]\+/.test(source)) {
    return 'Patterns with look-around, back-references or possessive repeats cannot be used here.'
  }
  return `This is not a valid pattern: ${message.replace(/^error parsing regexp: /, '').replaceAll('(?i)', '')}.`
}
