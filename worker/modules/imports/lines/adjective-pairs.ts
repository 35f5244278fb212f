import { isBracket, isBreak, type Token } from './food-tokens.ts'
import { isForeignAdverb, isForeignPreparation, joins } from './foreign-words.ts'

/** Endings that two adjectives before one noun share. */
const endings: readonly RegExp[] = [
  // Polish, Czech, Slovak, Russian and Ukrainian, folded.
  /(?<=..)(?:ego|eho|ych|ymi|ich|imi)$/,
  /(?<=..)(?:ej|ou)$/,
  /(?<=..)(?:ого|его|ых|их|ыи|ии|ыми|ими)$/,
  /(?<=..)(?:ои|ая|ое|ые|ую|ою)$/,
]
/** German and its neighbours write only nouns in capitals, or end adjectives in -e. */
const german = /^\p{Ll}+(?:e|er|es|en|em)$/u

/**
 * "gęstej, kwaśnej śmietany", "frische, glatte Petersilie": two adjectives that agree, and a noun behind them. A noun
 * and a remark ("Zwiebeln, geschälte") have none.
 */
export function describesAlike(tokens: readonly Token[], comma: number): boolean {
  if (comma !== 1) return false
  const [first, , second, third] = tokens
  if (!first || !second || !third || isBreak(third) || isBracket(third) || joins.has(third.folded)) return false
  if (isForeignPreparation(second.folded) || isForeignAdverb(second.folded)) return false
  const alike = endings.find((ending) => ending.test(first.folded))
  if (alike) return alike.exec(second.folded)?.[0] === alike.exec(first.folded)?.[0]
  const end = german.exec(first.text) && german.exec(second.text) && /(?:e|er|es|en|em)$/.exec(first.text)?.[0]
  return Boolean(end) && second.text.endsWith(end ?? '') && /^\p{Lu}\p{Ll}/u.test(third.text)
}
