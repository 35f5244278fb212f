import { isBracket, isBreak, type Token } from './food-tokens.ts'
import { isAdjective, isAdverb, isPrepared, remarkStarters } from './words.ts'

const conjunctions = new Set([
  'or',
  'and',
  'oder',
  'und',
  'ou',
  'et',
  'o',
  'y',
  'e',
  'of',
  'en',
  'och',
  'eller',
  'and/or',
])
/** Remarks that look like lists begin with these: "zest and juice", "white and green parts", "with or without skin". */
const noFood = new Set(
  `zest juice rind peel seeds leaves leaf stems stalks stem stalk parts part only tops skin bones bone shells shell head
  heads tail tails half halves white whites flesh more needed room see note notes recipe with without if but then in into
  at from the each use both not all any some well finely freshly preferably such like color brand type until ends end
  roots core cores casing casings bought unpeeled weight additional your taste garnish on as is either of`.split(/\s+/),
)
const longestItem = 3

/** Null if what follows this comma is no list ("swordfish, tuna, or monkfish"). */
export function endOfList(tokens: Token[], comma: number): number | null {
  let words = 0
  let named = false
  let joined = false
  let index = comma + 1
  if (conjunctions.has(tokens[index]?.folded ?? '')) return null
  for (; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token || isBracket(token)) break
    const word = token.folded
    const joins = conjunctions.has(word)
    if (isBreak(token) && (token.text !== ',' || joined)) break
    if (joins && joined && words === 0) return null
    if (isBreak(token) || (joins && !joined)) {
      if (!named && tokens[index - 1]?.text !== ',') return null
      words = 0
      named = false
      joined ||= joins
      continue
    }
    if (joined && words > 0 && isRemark(word)) break
    const first = words === 0
    if ((first && (noFood.has(word) || isPastParticiple(word))) || isRemark(word) || /\d/.test(word)) return null
    if (word === 'other' && joined) words--
    if (++words > longestItem) return null
    named ||= !isAdjective(word)
  }
  return joined && named ? index : null
}

/** "removed", "discarded"; but "canned", "dried" and "grapeseed" belong to a food's name. */
const isPastParticiple = (word: string) => /..ed$/.test(word) && !word.endsWith('seed') && !isAdjective(word)
const isRemark = (word: string) => remarkStarters.has(word) || isPrepared(word) || isAdverb(word)
