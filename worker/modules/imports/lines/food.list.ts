import { isBracket, isBreak, type Token } from './food.tokens.ts'
import { isAdverb, isPrepared, remarkStarters } from './words.ts'

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
/** Words of remarks that look like lists: "zest and juice", "white and green parts", "with or without skin". */
const noFood = new Set(
  `zest juice rind peel seeds leaves stems stalks stem stalk parts part only tops skin bones bone shells shell head heads
  tail tails half halves white whites flesh plus more needed room see note notes recipe with without if but then in into
  at to about from the a each use used not both all any some well cold finely warm freshly frozen fresh dried preferably
  such like other homemade color brand type until ends end roots core cores casing casings rinsed bought ripe raw unpeeled
  weight extra additional your taste garnish optional on for as is removed reserved discarded separated or and of similar`.split(
    /\s+/,
  ),
)
const longestItem = 3

/**
 * Where a list of foods ends that goes on behind this comma: "swordfish, tuna, or monkfish" has more foods of a few words,
 * the last one after "or" or "and". Nothing when what follows is no list.
 */
export function endOfList(tokens: Token[], comma: number): number | null {
  let words = 0
  let joined = false
  let index = comma + 1
  if (conjunctions.has(tokens[index]?.folded ?? '')) return null
  for (; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token || isBracket(token)) break
    const word = token.folded
    const separates = token.text === ',' && !joined
    const joins = conjunctions.has(word)
    if (isBreak(token) && !separates) break
    if (joins && joined) return null
    if ((separates && words === 0) || (joins && words === 0 && tokens[index - 1]?.text !== ',')) return null
    if (separates || joins) words = 0
    else if (joined && words > 0 && isRemark(word)) break
    else if (noFood.has(word) || isRemark(word) || /\d/.test(word) || ++words > longestItem) return null
    joined ||= joins
  }
  return joined && words > 0 ? index : null
}

const isRemark = (word: string) => remarkStarters.has(word) || isPrepared(word) || isAdverb(word)
