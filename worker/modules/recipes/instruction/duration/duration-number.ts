import { NUMBER_WORDS } from './duration-words.ts'

/** The value of a number as cooks write it: "20", "1,5", "1 1/2", "1½", "¾", "two", "one and a half". */
export function readDurationNumber(source: string): number {
  const half = source.replace(HALF_MORE, '')
  const more = half === source ? 0 : 0.5
  const word = WORDS.get(half.toLowerCase())
  if (word !== undefined) return word + more
  const match = DIGITS.exec(half)
  if (!match) return Number.NaN
  const [, whole, glyph, above, below] = match
  const fraction = glyph ? GLYPHS[glyph]! : above ? Number(above) / Number(below) : 0
  return Number((whole ?? '0').replace(',', '.')) + fraction + more
}

const WORDS = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([value, list]) =>
    list.split(' ').map((word) => [word, Number(value)] as const),
  ),
)
const GLYPHS: Record<string, number> = Object.fromEntries(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅙1/6 ⅚5/6'
    .split(' ')
    .map(([glyph, above, , below]) => [glyph, Number(above) / Number(below)]),
)
const HALF_MORE = /\s+and\s+a\s+half$/i
const DIGITS = /^(\d+(?:[.,]\d+)?(?![/⁄\d]))?[-\s]?(?:([½⅓⅔¼¾⅛⅜⅝⅞⅙⅚])|(\d+)[/⁄](\d+))?$/
