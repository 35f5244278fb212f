import { foldWord } from './fold-word.ts'

export type Token = { text: string; folded: string; start: number; spaced: boolean }

const pattern =
  /[a-zA-Z]+(?=[ ,]|$)|\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\]?|[,;*—]|:(?!\d)|(?:[^\s,;:()[\]*—]|[,:](?=\d)|\((?:n|s|en|er|e|es|je)\))+|\S/gu

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = match.index
    tokens.push({ text: match[0], folded: foldWord(match[0]), start, spaced: text.charCodeAt(start - 1) === 32 })
  }
  return tokens
}

const breaks = new Set([',', ';', ':', '*', '-', '–', '—', '--', '->', '=', '/', '|'])

export const isBreak = (token: Token | undefined) => token !== undefined && breaks.has(token.text)
export const isBracket = (token: Token | undefined) =>
  token !== undefined && (token.text.startsWith('(') || token.text.startsWith('['))
