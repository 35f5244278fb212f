import { readPreparation, readSize } from './modifier.read.ts'
import { readBracket } from './bracket.read.ts'
import { readMeasure } from './quantity/measure.read.ts'
import type { UnitReader } from './quantity/unit-lexicon.ts'
import { endOfFood } from './food-end.ts'
import { type Token, tokensOf } from './food-tokens.ts'

export type FoodAndNotes = { food: string; notes: string[] }

type Context = { measured: boolean; packaged: boolean }

/** `measured`: an amount came before. `packaged` keeps preparations, as canned chopped tomatoes are bought chopped. */
export function splitFood(text: string, options: Context, units: UnitReader): FoodAndNotes {
  const notes: string[] = []
  const start = skipFront(text, notes, options.packaged)
  const tokens = tokensOf(text.slice(start))
  const { end, inner } = endOfFood(tokens, {
    measured: options.measured,
    isMeasure: (token) => readMeasure(text, start + token.start, units) !== null,
  })
  const kept = tokens.slice(0, end)
  const food = join(kept.filter((token, index) => !inner.has(index)))
  for (const index of inner) notes.push(bracketText(kept[index]))
  const last = tokens[end]
  if (last) notes.push(cleanRemark(text.slice(start + last.start)))
  return { food, notes: notes.filter(Boolean) }
}

function skipFront(text: string, notes: string[], packaged: boolean): number {
  let index = 0
  const skipped: string[] = []
  for (let i = 0; i < 6; i++) {
    const modifier = readSize(text, index) ?? (packaged ? null : readPreparation(text, index))
    if (!modifier) break
    skipped.push(modifier.text)
    index = modifier.end
    const bracket = readBracket(text, index)
    if (!bracket) continue
    skipped.push(bracket.inner)
    index = text.charAt(bracket.end) === ' ' ? bracket.end + 1 : bracket.end
  }
  if (index > 0 && !/^[\p{L}\p{N}"“‘']/u.test(text.slice(index))) return 0
  notes.push(...skipped)
  return index
}

const bracketText = (token: Token | undefined) => (token?.text ?? '').replace(/^[([]|[)\]]$/g, '').trim()

/** Strips separators, and a bracket around the whole remark. */
export function cleanRemark(text: string): string {
  const bare = text.replace(/^[\s,;:*–—-]+/, '').trim()
  return bare.replace(/^\(([^()]*)\)(?=$|\s*,)|^\[([^[\]]*)\](?=$|\s*,)/, '$1$2').trim()
}

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
