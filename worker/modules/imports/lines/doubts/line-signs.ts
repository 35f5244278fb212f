import { tokensOf } from '../food-tokens.ts'
import { foldWord } from '../fold-word.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { isAdjective, isAdverb, isPrepared, remarkStarters } from '../words.ts'

/** Each is there or not. How much it tells, and what it means to people, is in `sign-weights.ts`. */
export type Sign = keyof LineSigns
export type LineSigns = {
  signInName: boolean
  linkInName: boolean
  sentence: boolean
  otherFood: boolean
  choiceBehindComma: boolean
  choiceInBracket: boolean
  choice: boolean
  listWithoutAmount: boolean
  bracketIsName: boolean
  bracketDescribes: boolean
  bracketNot: boolean
  nameBehindComma: boolean
  withBehindComma: boolean
  withAndState: boolean
  madeOf: boolean
  stateInFront: boolean
  looseUnit: boolean
  measuredBehind: boolean
  countedAndMeasured: boolean
  qualified: boolean
  some: boolean
  article: boolean
}

const OR = '(?:or|oder|ou|o|of|eller|lub|nebo|vagy|veya|или|або)'
const linking =
  /^(?:with|in|from|for|to|as|on|at|into|by|per|mit|aus|avec|con|com|met|med|en|em|in|i|w|z|im|de|di|da|z.b|bijv|p.ex)$/
const choiceNote = new RegExp(`(?:^|, |\\()${OR} `, 'iu')
const choiceBracket = new RegExp(`\\(${OR} `, 'iu')
const choiceComma = new RegExp(
  `, ${OR} (?!to |more|less|as |enough|so |use|an? |one |two |ein|une? |nach|al |au |efter|[\\d½⅓⅔¼¾⅛])`,
  'iu',
)
const otherFood = /, or (?:an?y? )?(?:other|similar|combination|mix)|, (?:oder andere|ou autre|o altr|u otr|ou outr)/iu
const measureBracket = /\((?:about |approximately |ca\. ?|etwa |env\. )?[\d½¼¾⅓⅔⅛]/iu
const describing = /\((?:not|raw|whole|hot|dark|white|red|green|coarse|sweet|aka|sub|plain)(?= |\))/iu
const looseUnit =
  /^(?:drizzles?|squeezes?|dash(?:es)?|splash(?:es)?|sprinkl\w+|dust\w+|blades?|ladles?|balls?|portions?|parts?|rings?|stems?)$/i
const some = /^(?:a few|a little|little|few|several)\b/i
/** "A handful"; of a pinch nobody asks whether it is one. */
const article = /^(?:a|an|a couple|couple)\b(?! (?:good |small |large |big )?(?:pinch|dash)| half| cup)/iu
const soldSo = /^(?:.*, )?(?:cooked|boiled|gekochte?[rsn]?)(?:,|$)/iu
const states = /\b(?:made|packed|stuffed|containing|prepared|tossed|wrapped|reconstituted)\b/iu
const verbs = /[.!] \p{Lu}|\b(?:you|I|we|can|mix it|break up)\b/u

export function signsOf({ food, unit, note, no_amount, original_text: text }: ParsedLine): LineSigns {
  const name = food ?? ''
  const words = tokensOf(name).map(({ folded }) => folded)
  const choice = choiceNote.test(note)
  const commas = text.split(',').length - 1
  const bracket = / \((\p{L}{3,}(?:[ -]\p{L}+){0,2})\)/u.exec(text)?.[1]
  const withBehindComma = /, (?:with|in|including|mit|avec|con|com|met|med) /iu.test(text)
  const measured = measureBracket.test(text)
  const front = startsBefore(note, name, text)
  const stateInFront = front && soldSo.test(note)
  const measuredBehind = !no_amount && /^\p{L}\P{N}*[\d½¼¾⅓⅔⅛]/u.test(text) && measured
  return {
    signInName: /[/+*:;!?"“”<>=]/.test(name),
    linkInName: words.slice(1).some((word) => linking.test(word)),
    sentence: verbs.test(text),
    otherFood: otherFood.test(text),
    choiceBehindComma: choice && choiceComma.test(text),
    choiceInBracket: choiceBracket.test(text),
    choice,
    listWithoutAmount: no_amount && commas >= 3,
    bracketIsName: bracket !== undefined && note.includes(bracket) && isName(bracket),
    bracketDescribes: bracket !== undefined && describing.test(text),
    bracketNot: describing.test(text),
    nameBehindComma: isName(/^[^,(]+, (\p{L}+(?: \p{L}+)?)(?:,|$)/u.exec(text)?.[1] ?? ''),
    withBehindComma,
    withAndState: withBehindComma && /ed\b/.test(name),
    madeOf: states.test(note),
    stateInFront,
    looseUnit: looseUnit.test(unit ?? ''),
    measuredBehind,
    countedAndMeasured: unit !== null && measured && /^(?:garlic|celery|fennel|onion)/i.test(name),
    qualified: measured && /^(?:about|up to|scant|heap|approx)/i.test(text),
    some: some.test(text),
    article: !no_amount && article.test(text),
  }
}

/** Like a name of a food: no state, no purpose, no number. */
function isName(text: string): boolean {
  const words = text.toLowerCase().split(' ').map(foldWord)
  return text !== '' && !words.some((word) => remarks.has(word) || isState(word) || linking.test(word))
}
const isState = (word: string) =>
  isPrepared(word) ||
  isAdverb(word) ||
  isAdjective(word) ||
  /..ed$|^(?:\p{L}{2,4})?ge\p{L}{2,}t(?:e[rsn]?)?$|..iert|..ad[oa]s?$/u.test(word)
const remarks = new Set([
  ...remarkStarters,
  ...'see optional recipe note notes tip about not any or and only room temperature follows below above each total'.split(
    ' ',
  ),
])

/** The first note was in front of the food. */
function startsBefore(note: string, food: string, text: string): boolean {
  const state = soldSo.exec(note)?.[0].replace(/,$/, '').split(', ').at(-1) ?? ''
  const at = state === '' ? -1 : text.indexOf(state)
  return at >= 0 && at < text.indexOf(food)
}
