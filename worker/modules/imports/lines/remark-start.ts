import { isBracket, isBreak, type Token } from './food-tokens.ts'
import { isAdverb, isPrepared, remarkStarters } from './words.ts'

const set = (text: string) => new Set(text.trim().split(/\s+/))
const amountStart = /^[\d½¼¾⅓⅔⅛]/

/** Words after a preparation that follows its food: "peeled and sliced", "cut into", "halved lengthwise". */
const followers = set(`and & or into in for to with on at as from but then about if plus thin small fine very lengthwise
  lengthways crosswise crossways und et y e en i og och a med met mit per con off up just`)
const cuts =
  set(`half halves quarters thirds chunks cubes pieces slices strips wedges rings batons small large thin thick
  bite-size bite-sized repen partjes parten plakjes blokjes stukjes kwarten ringen dunne lange kleine scheiben wurfel
  wurfeln streifen ringe stucke stucken tern skiver bitar skivor des rondelles tranches morceaux lamelles cubos rodajas
  tiras dados trozos juliana pedacos fatias boite`)
const tastes =
  set(`geschmack belieben bedarf smaak smag smak smaku chuti вкусу ukusu okusu gusto gosto gout piacere volonte wens
  behoefte behov onske uznania βουληση προτιμηση желанию бажанням le`)
const parts =
  set(`seeds seed stones stone stems stem skin skins rind crusts crust bones bone leaves ends tops tails casing
  casings shells shell core cores peel outer top fat gristle membrane pit pits stalks stalk`)
const removalWords = set(`removed discarded reserved separated intact attached included on off only trimmed picked`)
/** Names of cuts: "thick cut ham", "center cut pork loin". */
const cutNames = set('thick thin center centre straight crinkle fine coarse long')
const orStarts = set(`to more less as enough use so substitute one two three four a`)

export function startsRemark(tokens: Token[], index: number, named: boolean, measured: boolean): boolean {
  const word = tokens[index]?.folded ?? ''
  const next = tokens[index + 1]?.folded ?? ''
  if (word === 'cut' && cutNames.has(tokens[index - 1]?.folded ?? '')) return false
  if (remarkStarters.has(word)) return word !== 'to' || tokens[index - 1]?.folded !== 'ready'
  if (tokens[index]?.text === 'à' && (amountStart.test(next) || /^(?:ca|env)$/.test(next))) return true
  if (startsPhrase(word, next, measured)) return true
  if (!named) return false
  if (startsClause(word, next)) return true
  if (/^-\p{L}/u.test(word) && tokens[index]?.spaced) return true
  if (parts.has(word) && removalWords.has(next)) return true
  if (/..ed$/.test(word) && word !== 'packed' && /^(?:in|with|into|from)$/.test(next)) return true
  return isTrailingPreparation(tokens, index)
}

function startsPhrase(word: string, next: string, measured: boolean): boolean {
  switch (word) {
    case 'or':
      return orStarts.has(next) || (amountStart.test(next) && !next.startsWith('0'))
    case 'as':
      return /^(?:needed|required|desired|necessary|a|garnish)$/.test(next)
    case 'room':
      return next === 'temperature' || next === 'temp'
    case 'at':
      return next === 'room'
    case 'from':
      return measured && amountStart.test(next)
    case 'in':
    case 'en':
    case 'i':
    case 'em':
      return (
        cuts.has(next) ||
        amountStart.test(next) ||
        isAdverb(next) ||
        (word === 'i' && /^(?:used?|recommend|like|prefer)$/.test(next))
      )
    case 'al':
    case 'a':
    case 'au':
    case 'nach':
    case 'naar':
    case 'efter':
    case 'etter':
    case 'podle':
    case 'podla':
    case 'selon':
    case 'wedlug':
    case 'κατα':
    case 'po':
    case 'do':
    case 'по':
      return tastes.has(next)
    case 'quanto':
      return next === 'basta'
    case 'tetszes':
    case 'izles':
      return next === 'szerint'
    case 'dupa':
      return next === 'gust'
    case 'maun':
      return next === 'mukaan'
    case 'istege':
      return next === 'gore'
    case 'de':
      return next === 'votre'
    case 'more':
      return next === 'or' || next === 'if' || next === 'as'
    default:
      return /^[½¼¾⅓⅔⅛]$/.test(word)
  }
}

/** "in their shells", "out of their pods", "that has been sliced", "white and green parts only". */
function startsClause(word: string, next: string): boolean {
  switch (word) {
    case 'in':
      return next === 'their' || next === 'its'
    case 'out':
      return next === 'of'
    case 'that':
      return /^(?:has|have|is|are|was|were|you)$/.test(next)
    case 'which':
    case 'eg':
    case 'ie':
    case 'aka':
      return true
    case 'stirred':
      return next === 'together'
    default:
      return false
  }
}

/** "pan rallado", "coco ralado": what is done is part of the name. */
const isBoughtSo = (tokens: Token[], index: number) =>
  tokens[index - 1]?.folded === 'carne' || boughtSo.has(`${tokens[index - 1]?.folded} ${tokens[index]?.folded}`)
const boughtSo = new Set([
  'pan rallado',
  'pane grattato',
  'coco ralado',
  'coco rallado',
  'coco rape',
  'coco rapee',
  'boeuf hache',
  'viande hachee',
  'steak hache',
  'jamon cocido',
])

/** Only preparations follow until the end: "garlic finely chopped and rinsed". */
function isTrailingPreparation(tokens: Token[], index: number): boolean {
  let at = index
  while (isAdverb(tokens[at]?.folded ?? '')) at++
  if (!isPrepared(tokens[at]?.folded ?? '') || isBoughtSo(tokens, index)) return false
  const next = tokens[at + 1]
  if (!next || isBreak(next) || isBracket(next) || amountStart.test(next.text)) return true
  return followers.has(next.folded) || isAdverb(next.folded) || isPrepared(next.folded)
}
