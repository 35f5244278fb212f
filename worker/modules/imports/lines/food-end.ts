import { describesAlike } from './adjective-pairs.ts'
import { endOfList } from './food.list.ts'
import { isBracket, isBreak, type Token } from './food-tokens.ts'
import { startsRemark } from './remark-start.ts'
import { isAdjective, isAdverb, isPrepared, remarkStarters } from './words.ts'

/** `measured`: an amount came before; `isMeasure`: another amount with a unit starts at this token. */
export type FoodContext = { measured: boolean; isMeasure: (token: Token) => boolean }

/** The number of tokens of the food, and the indexes of brackets among them that are notes. */
export function endOfFood(tokens: Token[], context: FoodContext): { end: number; inner: Set<number> } {
  const { measured, isMeasure } = context
  const inner = new Set<number>()
  let named = false
  let end = 0
  for (; end < tokens.length; end++) {
    const token = tokens[end]
    if (!token) break
    if (isBracket(token)) {
      if (!keepsBracket(tokens, end)) inner.add(end)
      continue
    }
    if (isBreak(token)) {
      const list = token.text === ',' && named ? endOfList(tokens, end) : null
      if (list !== null) {
        end = list - 1
        continue
      }
      if (token.text === ',' && end > 0 && continuesAfterComma(tokens, end, named, measured)) continue
      break
    }
    if (end > 0 && startsRemark(tokens, end, named, measured)) break
    if (measured && named && /^[\d½¼¾⅓⅔⅛]/.test(token.text) && isMeasure(token)) {
      while (end > 1 && joiningWords.has(tokens[end - 1]?.folded ?? '')) end--
      break
    }
    named ||= !isAdjective(token.folded) && !isPrepared(token.folded) && !isAdverb(token.folded)
  }
  while (inner.has(end - 1)) inner.delete(--end)
  return { end, inner }
}

/** Words that lead to another amount: "salt and ½ teaspoon pepper". */
const joiningWords = new Set(['and', '&', 'or', 'plus', 'with', 'und', 'et', 'y', 'e', 'og', 'och'])

/** True after only adjectives so far, or for an inverted name. */
function continuesAfterComma(tokens: Token[], comma: number, named: boolean, measured: boolean): boolean {
  const next = tokens[comma + 1]
  if (!next || isBreak(next) || isBracket(next)) return false
  if (!named) return !remarkStarters.has(next.folded)
  if (measured && describesAlike(tokens, comma)) return true
  return !measured && isInverted(tokens, comma)
}

/** "celeriac (root), peeled", "purple (red) cabbage": a short bracket inside the name belongs to it. */
function keepsBracket(tokens: Token[], index: number): boolean {
  const inside = tokens[index]?.text.slice(1, -1).trim() ?? ''
  const words = inside.toLowerCase().split(' ')
  if (index === 0 || index + 1 === tokens.length || words.length > 2 || !/^[\p{L} -]+$/u.test(inside)) return false
  return !words.some((word) => isPrepared(word) || isAdjective(word) || remarkStarters.has(word) || notes.has(word))
}

const notes = new Set('see recipe any raw unblanched'.split(' '))

/** "Kräuter, mediterrane (Oregano, Rosmarin)": one word between comma and last bracket belongs to the name. */
function isInverted(tokens: Token[], comma: number): boolean {
  const word = tokens[comma + 1]
  return tokens.length === comma + 3 && isBracket(tokens[comma + 2]) && !isPrepared(word?.folded ?? '')
}
