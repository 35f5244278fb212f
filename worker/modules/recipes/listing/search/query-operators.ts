import { allOf, anyOf, type Condition, type TermReader } from './query-condition.ts'

const TOKEN = /\s*(<->|<\d+>|[&|!()]|'(?:[^']|'')*'|[^\s&|!()<']+)/gy

/**
 * The grammar of a tsquery: words and 'phrases' joined by & (and), | (or), ! (not), <-> (followed by) and parentheses;
 * `:*` after a word matches its beginning. Words without an operator between them are joined by &. Null where it does
 * not parse.
 */
export function parseOperators(query: string, read: TermReader): Condition | null {
  const tokens = [...query.matchAll(TOKEN)].map(([, token = '']) => token)
  const whole = tokens.join('').length === query.replace(/\s+(?=(?:[^']*'[^']*')*[^']*$)/g, '').length
  let at = 0
  let failed = !whole

  const either = (): Condition | null => {
    const any = [both()]
    while (tokens[at] === '|') {
      at++
      any.push(both())
    }
    return anyOf(any.flatMap((one) => one ?? []))
  }
  const both = (): Condition | null => {
    const all = [one()]
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') {
      if (tokens[at] === '&') at++
      all.push(one())
    }
    return allOf(all.flatMap((one) => one ?? []))
  }
  const one = (): Condition | null => {
    const token = tokens[at++]
    if (token === '!') {
      const not = one()
      return not && { not }
    }
    if (token === '(') {
      const inner = either()
      failed ||= tokens[at++] !== ')'
      return inner
    }
    if (token === undefined || '&|)'.includes(token) || token.startsWith('<')) {
      failed = true
      return null
    }
    return word(token)
  }
  const word = (first: string): Condition | null => {
    const words = [first]
    while (tokens[at]?.startsWith('<') && isWord(tokens[at + 1])) {
      words.push(tokens[at + 1] ?? '')
      at += 2
    }
    const open = /:[a-d]*\*[a-d]*$/i.test(words.at(-1) ?? '')
    const text = words.map(bare).join(' ')
    return allOf(words.length > 1 || first.startsWith("'") ? read.phrase(text, open) : read.words(text, open))
  }

  const holds = either()
  return failed || at < tokens.length ? null : holds
}

const isWord = (token: string | undefined) => token !== undefined && !/^[&|!()<]/.test(token)
const bare = (token: string) => token.replace(/:[a-d*]*$/i, '').replaceAll("'", ' ')
