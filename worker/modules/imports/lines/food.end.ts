import {
  adjectives,
  adverbs,
  foreignAdverbs,
  foreignPreparations,
  preparations,
  productStates,
  remarkStarters,
} from './words.table.ts'
import { fold } from './word.fold.ts'

/** A word, a bracket or a punctuation mark; `folded` compares words, `spaced` says a blank stands before it. */
export type Token = { text: string; folded: string; start: number; spaced: boolean }

const tokenPattern =
  /\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\]?|[,;*]|:(?!\d)|(?:[^\s,;:()[\]*]|[,:](?=\d)|\((?:n|s|en|er|e|es|je)\))+|\S/gu

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index
    tokens.push({ text: match[0], folded: fold(match[0]), start, spaced: /\s/.test(text.charAt(start - 1)) })
  }
  return tokens
}

const english = new Set(preparations)
const adverb = new Set(adverbs)
const isPrepared = (word: string) => english.has(word) || foreignPreparations.has(word)
const isAdverb = (word: string) => adverb.has(word) || foreignAdverbs.has(word)
const breaks = new Set([',', ';', ':', '*', '-', '–', '—', '--', '->', '='])
const isBracket = (token: Token | undefined) => token?.text.startsWith('(') || token?.text.startsWith('[')

/** May follow a preparation that stands behind its food: "peeled and sliced", "cut into", "halved lengthwise". */
const goesOn = new Set(
  'and & or into in for to with on at as from but then about if plus thin small fine very lengthwise lengthways crosswise crossways und et y e en i og och a med met mit per con con in.'.split(
    ' ',
  ),
)
const placed = new Set(
  'half halves quarters thirds chunks cubes pieces slices strips wedges rings batons repen partjes parten plakjes blokjes stukjes kwarten ringen dunne lange kleine scheiben wurfel wurfeln streifen ringe ringen stucke stucken tern skiver bitar skivor des rondelles tranches morceaux lamelles cubes cubos rodajas tiras dados trozos juliana pedacos fatias boite'.split(
    ' ',
  ),
)

/** How many tokens the food takes, and which of them are brackets that belong to the notes. */
export function endOfFood(tokens: Token[], measured: boolean): { end: number; inner: Set<number> } {
  const inner = new Set<number>()
  let named = false
  let end = 0
  for (; end < tokens.length; end++) {
    const token = tokens[end]
    if (!token) break
    if (isBracket(token)) {
      if (keepsBracket(tokens, end)) continue
      inner.add(end)
      continue
    }
    if (breaks.has(token.text)) {
      if (token.text === ',' && (!named || isInverted(tokens, end, measured)) && end > 0 && tokens[end + 1]) continue
      break
    }
    if (end > 0 && startsRemark(tokens, end, named)) break
    if (!adjectives.has(token.folded) && !isPrepared(token.folded) && !isAdverb(token.folded)) named = true
  }
  while (inner.has(end - 1)) inner.delete(--end)
  return { end, inner }
}

/** "celeriac (root), peeled", "purple (red) cabbage": a short bracket inside the name is part of it. */
function keepsBracket(tokens: Token[], index: number): boolean {
  const words = tokens[index]?.text.slice(1, -1).trim().split(/\s+/) ?? []
  const next = tokens[index + 1]
  const word = fold(words[0] ?? '')
  if (!next || index === 0 || words.length > 1 || !/^[\p{L}-]+$/u.test(words[0] ?? '')) return false
  return !isPrepared(word) && !remarkStarters.has(word) && !adjectives.has(word)
}

/** "Kräuter, mediterrane (Oregano, Rosmarin)": one word between the comma and a last bracket belongs to the name. */
function isInverted(tokens: Token[], comma: number, measured: boolean): boolean {
  const word = tokens[comma + 1]
  return (
    !measured && isBracket(tokens[comma + 2]) === true && tokens.length === comma + 3 && !isPrepared(word?.folded ?? '')
  )
}

function startsRemark(tokens: Token[], index: number, named: boolean): boolean {
  const word = tokens[index]?.folded ?? ''
  const next = tokens[index + 1]?.folded ?? ''
  const previous = tokens[index - 1]?.folded ?? ''
  if (remarkStarters.has(word)) return word !== 'to' || previous !== 'ready'
  switch (word) {
    case 'or':
      return /^(?:to|more|less|as|your|other|another|any|similar|equivalent|enough|use|so|substitute|half)$|^[\d½¼¾⅓⅔]/.test(
        next,
      )
    case 'as':
      return /^(?:needed|required|desired|necessary|a|garnish)$/.test(next)
    case 'at':
      return next === 'room'
    case 'from':
      return /^(?:about|a|an|one|two)$|^[\d½¼¾⅓⅔]/.test(next)
    case 'in':
    case 'en':
    case 'i':
    case 'em':
      return placed.has(next) || /^\d/.test(next) || foreignAdverbs.has(next)
    case 'al':
    case 'a':
    case 'au':
      return /^(?:gusto|gosto|gout|piacere)$/.test(next)
    case 'nach':
    case 'naar':
    case 'efter':
    case 'po':
    case 'do':
    case 'по':
      return /^(?:geschmack|belieben|bedarf|smaak|smag|smak|smaku|chuti|вкусу)$/.test(next)
    case 'q':
    case 'qb':
    case '适量':
    case '適量':
    case '少々':
    case '少许':
      return true
    case 'de':
      return next === 'votre'
  }
  return named && !productStates.has(word) && standsBehind(tokens, index)
}

/** A preparation (with its adverbs) that nothing but more of its kind follows: "garlic finely chopped and rinsed". */
function standsBehind(tokens: Token[], index: number): boolean {
  let at = index
  while (isAdverb(tokens[at]?.folded ?? '')) at++
  const state = tokens[at]
  if (!state || !isPrepared(state.folded)) return false
  const next = tokens[at + 1]
  return (
    !next ||
    breaks.has(next.text) ||
    isBracket(next) ||
    goesOn.has(next.folded) ||
    isAdverb(next.folded) ||
    isPrepared(next.folded) ||
    productStates.has(next.folded)
  )
}
