import { foldWord } from './fold-word.ts'
import { joins } from './foreign-words.ts'
import { type Modifier, readPreparation, readSize } from './modifier.read.ts'
import { readBracket } from './bracket.read.ts'
import { readMeasure } from './quantity/measure.read.ts'
import type { UnitReader } from './quantity/unit-lexicon.ts'
import { endOfFood } from './food-end.ts'
import { type Token, tokensOf } from './food-tokens.ts'
import { isAdjective } from './words.ts'

export type FoodAndNotes = { food: string; notes: string[] }

type Context = { measured: boolean; packaged: boolean }

/** `measured`: an amount came before. `packaged` keeps preparations, as canned chopped tomatoes are bought chopped. */
export function splitFood(text: string, options: Context, units: UnitReader): FoodAndNotes {
  const notes: string[] = []
  const start = skipFront(text, notes, options.packaged)
  const tokens = tokensOf(text.slice(start))
  const { end: found, inner } = endOfFood(tokens, {
    measured: options.measured,
    isMeasure: (token) => readMeasure(text, start + token.start, units) !== null,
  })
  const end = LEADING.has(tokens[found - 1]?.folded ?? '') && found < tokens.length && found > 1 ? found - 1 : found
  const kept = tokens.slice(0, end)
  const food = join(kept.filter((token, index) => !inner.has(index)))
  for (const index of inner) notes.push(bracketText(kept[index]))
  const last = tokens[end]
  if (last) notes.push(cleanRemark(text.slice(start + last.start)))
  return { food, notes: notes.filter(Boolean) }
}

function skipFront(text: string, notes: string[], packaged: boolean): number {
  const skipped: Modifier[] = []
  let index = 0
  for (let i = 0; i < 6; i++) {
    const modifier = readSize(text, index) ?? (packaged ? null : readPreparation(text, index))
    if (!modifier) break
    const bracket = readBracket(text, modifier.end)
    skipped.push(modifier, ...(bracket ? [{ text: bracket.inner, end: afterSpace(text, bracket.end) }] : []))
    index = skipped.at(-1)?.end ?? index
  }
  const whole = withoutHalfPair(text, skipped)
  const end = whole.at(-1)?.end ?? 0
  if (end > 0 && !/^[\p{L}\p{N}"“‘']/u.test(text.slice(end))) return 0
  notes.push(...joined(whole))
  return end
}

const afterSpace = (text: string, index: number) => (text.charAt(index) === ' ' ? index + 1 : index)

const PAIRED = /(?:^|\s)(?:and|or|&|but)$/i
const OTHER_HALF = /^(?:\p{L}+[- ])?(\p{L}+(?:ed|-cut))\s+(?=\S)/iu

/** "grated or prepared": both are a note. "medium or coarse", "cooked or canned": both stay with the food. */
function withoutHalfPair(text: string, skipped: Modifier[]): Modifier[] {
  const last = skipped.at(-1)
  if (!last) return skipped
  if (/^(?:and|or|&|to)\s/i.test(text.slice(last.end, last.end + 4))) return skipped.slice(0, -1)
  if (!PAIRED.test(last.text)) return skipped
  const half = OTHER_HALF.exec(text.slice(last.end))
  if (!half || isAdjective(foldWord(half[1] ?? ''))) return skipped.slice(0, -1)
  return [...skipped, { text: half[0].trim(), end: last.end + half[0].length }]
}

/** Their texts; a pair is one. */
function joined(modifiers: readonly Modifier[]): string[] {
  const texts: string[] = []
  for (const { text } of modifiers) {
    const before = texts.at(-1)
    if (before !== undefined && JOINS.test(before)) texts[texts.length - 1] = `${before} ${text}`
    else texts.push(text)
  }
  return texts
}

const JOINS = new RegExp(`\\s(?:and|&|or|but|${[...joins].join('|')})$`, 'iu')

const bracketText = (token: Token | undefined) => (token?.text ?? '').replace(/^[([]|[)\]]$/g, '').trim()

/** Strips separators, and brackets around the whole remark: "((sifted) )", "(or pasta (any))". */
export function cleanRemark(text: string): string {
  const bare = unwrapped(text.replace(/^[\s,;:*–—-]+/, '').trim())
  return bare.replace(/^\(([^()]*)\)(?=$|\s*,)|^\[([^[\]]*)\](?=$|\s*,)/, '$1$2').trim()
}

function unwrapped(text: string): string {
  let bare = text
  for (let layer = 0; layer < MAX_LAYERS && closeOf(bare) === bare.length - 1; layer++) bare = bare.slice(1, -1).trim()
  return bare
}

const MAX_LAYERS = 3

/** Where the bracket is closed that the text begins with; -1 if it begins with none. */
function closeOf(text: string): number {
  let open = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open++
    else if (text[at] === ')' && --open === 0) return at
    if (open === 0) return -1
  }
  return -1
}

/** What belongs to a remark behind it: "with | leaves removed". */
const LEADING = new Set('and with plus without but'.split(' '))

/** What led to another thing that is a note by now. */
const DANGLING = /\s(?:or|oder|ou|eller|of|lub|nebo|alebo|vagy|veya|sau|или|ή)$/iu

function join(tokens: Token[]): string {
  let food = ''
  for (const token of tokens) food += (food && token.spaced ? ' ' : '') + token.text
  return food
    .replace(/[\s,;:*†‡①-⑳–—-]+$/u, '')
    .replace(DANGLING, '')
    .trim()
}
