import { isBracket, isBreak, type Token } from './food.tokens.ts'
import { isAdverb, isPrepared, remarkStarters } from './words.ts'

const conjunctions = new Set(['or', 'and', 'oder', 'und', 'ou', 'et', 'o', 'y', 'e', 'of', 'en', 'och', 'eller', 'and/or'])
/** Words of remarks that look like lists: "zest and juice", "white and green parts", "with or without skin". */
const noFood = new Set(
  `zest juice rind peel seeds leaves stems stalks stem stalk parts part only tops skin bones bone shells shell head heads
  tail tails half halves white whites flesh plus more needed room see note notes recipe with without if but then in into
  at to about from the a each use used not both all any some well cold finely warm freshly frozen fresh dried preferably
  such like other homemade color brand type until ends end roots core cores casing casings rinsed bought ripe raw unpeeled
  weight extra additional your taste garnish optional on for as is removed reserved discarded separated or and of similar`
    .split(/\s+/),
)
const longestItem = 3

/** "swordfish, tuna, or monkfish": after the comma stand more foods of a few words, the last one after "or" or "and". */
export function isList(tokens: Token[], comma: number): boolean {
  let words = 0
  let joined = false
  for (let index = comma + 1; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token || isBracket(token)) break
    if (isBreak(token)) {
      if (token.text !== ',' || joined) break
      if (words === 0) return false
      words = 0
    } else if (conjunctions.has(token.folded)) {
      if (joined || (words === 0 && tokens[index - 1]?.text !== ',')) return false
      if (words === 0 && index === comma + 1) return false
      joined = true
      words = 0
    } else {
      const word = token.folded
      if (joined && words > 0 && (remarkStarters.has(word) || isPrepared(word) || isAdverb(word))) break
      if (noFood.has(word) || isPrepared(word) || isAdverb(word) || remarkStarters.has(word) || /\d/.test(word)) return false
      if (++words > longestItem) return false
    }
  }
  return joined && words > 0
}
