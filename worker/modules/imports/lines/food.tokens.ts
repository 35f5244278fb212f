import { fold } from './word.fold.ts'

/** A word, a bracket or a punctuation mark; `folded` compares words, `spaced` says a blank stands before it. */
export type Token = { text: string; folded: string; start: number; spaced: boolean }

const pattern =
  /\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\]?|[,;*—]|:(?!\d)|(?:[^\s,;:()[\]*—]|[,:](?=\d)|\((?:n|s|en|er|e|es|je)\))+|\S/gu

/** The tokens of what stands after the amount. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    text: match[0],
    folded: fold(match[0]),
    start: match.index,
    spaced: text.charAt(match.index - 1) === ' ',
  }))
}

const breaks = new Set([',', ';', ':', '*', '-', '–', '—', '--', '->', '=', '/', '|'])

export const isBreak = (token: Token | undefined) => token !== undefined && breaks.has(token.text)
export const isBracket = (token: Token | undefined) => token !== undefined && /^[([]/.test(token.text)
