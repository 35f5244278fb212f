import { referencePattern } from '#web/components/recipe-form/draft/remap-references.ts'

/** Invisible, and read by nobody: it stands at both ends of a token, so that words which people type are never one. */
const edge = '\u2063'
/** Invisible, too: so many of them tell apart tokens that say the same. */
const again = '\u2064'
const tokenPattern = new RegExp(`${edge}[^${edge}\n]*${edge}`, 'g')

export interface Token {
  start: number
  end: number
}

/** Shows references to ingredients as their words. What is stored keeps their positions: `{{ ingredients[2] }}`. */
export interface ReferenceTokens {
  /** Unknown references stay as they are stored. */
  show: (stored: string) => string
  /** What is left of a damaged token stays as plain words. */
  store: (shown: string) => string
  token: (position: number) => string
}

export function referenceTokens(labelOf: (position: number, field: string | undefined) => string): ReferenceTokens {
  const storedBy = new Map<string, string>()
  const shownBy = new Map<string, string>()
  const tokenFor = (stored: string, label: string): string => {
    const known = shownBy.get(stored)
    if (known) return known
    let token = edge + label + edge
    while (storedBy.has(token)) token = token.slice(0, -1) + again + edge
    storedBy.set(token, stored)
    shownBy.set(stored, token)
    return token
  }
  const show = (stored: string) =>
    stored.replace(referencePattern, (whole, position: string, field: string | undefined) => {
      const label = labelOf(Number(position), field)
      return label === '' ? whole : tokenFor(whole, label)
    })
  return {
    show,
    store: (shown) =>
      shown
        .replace(tokenPattern, (token) => storedBy.get(token) ?? token)
        .replaceAll(new RegExp(`[${edge}${again}]`, 'g'), ''),
    token: (position) => show(`{{ ingredients[${position}] }}`),
  }
}

export const tokensIn = (shown: string): Token[] =>
  [...shown.matchAll(tokenPattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))

/** The token that one press of Backspace or Delete removes. */
export const tokenBeside = (shown: string, caret: number, isForward: boolean): Token | undefined =>
  tokensIn(shown).find(({ start, end }) => (isForward ? start <= caret && caret < end : start < caret && caret <= end))

/** Where a caret inside a token goes: on in the direction that it came from. */
export function outsideTokens(shown: string, caret: number, before: number): number {
  const inside = tokensIn(shown).find(({ start, end }) => start < caret && caret < end)
  if (!inside) return caret
  return caret >= before ? inside.end : inside.start
}

/** What was typed after `@` or `/` at the beginning of a word, up to the caret. */
export function calledWord(shown: string, caret: number): { start: number; word: string } | null {
  const [called, , word] = /(^|[\s(])[@/]([^\s@/\u2063]*)$/.exec(shown.slice(0, caret)) ?? []
  return called === undefined || word === undefined ? null : { start: caret - word.length - 1, word }
}

/** The whole text in parts, each with the place where it begins. */
export function splitAtTokens(shown: string): { start: number; part: string; isToken: boolean }[] {
  const tokens = tokensIn(shown)
  const plain = [0, ...tokens.map(({ end }) => end)].map((start, index) => ({
    start,
    part: shown.slice(start, tokens[index]?.start),
    isToken: false,
  }))
  const painted = tokens.map(({ start, end }) => ({ start, part: shown.slice(start, end), isToken: true }))
  return [...plain, ...painted].toSorted(
    (one, other) => one.start - other.start || Number(one.isToken) - Number(other.isToken),
  )
}
