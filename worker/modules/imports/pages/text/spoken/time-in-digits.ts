import { readDurationNumber } from '#worker/modules/recipes/instruction/duration/duration-number.ts'
import { easternTimes } from './eastern-times.table.ts'
import type { SpokenTime } from './spoken-time.ts'
import { westernTimes } from './western-times.table.ts'

/**
 * A time with what it says in words in digits: "eine halbe Stunde" is "30 min", and "une heure et quart" "1.25 h". Each
 * language of the table puts its own words for hours and minutes only, so that none takes a number of another.
 */
export function timeInDigits(text: string): string {
  const said = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  return languages.reduce((written, { isSaid, rewrite }) => (isSaid.test(written) ? rewrite()(written) : written), said)
}

const DIGITS = String.raw`(?<![\d.,/⁄])\d+(?:[.,]\d+)?(?: ?[½¼¾⅓⅔]| \d/\d+)?|(?<![\d.,/⁄-])\d/\d+|[½¼¾⅓⅔]`

function rewriteOf({ minute, hour, numbers, half, tails = {}, fixed = {}, alone }: SpokenTime) {
  const words = wordsOf(numbers)
  const patterns = words.map(({ pattern }) => pattern).join('|')
  // Chinese, Japanese and Korean do not part their words.
  const isParted = !/[\u3040-\u9fff\uac00-\ud7af]/.test(hour)
  const start = isParted ? String.raw`(?<![\p{L}\p{M}\p{N}])` : ''
  const end = isParted ? String.raw`(?![\p{L}\p{M}])\.?` : ''
  const number = `(?:(?<digits>${DIGITS})[ -]?|${start}(?<word>${patterns})${isParted ? `(?:[ -]|(?<=['’]))` : ' ?'})`
  const valueOf = ({ digits, word }: Groups): number => {
    if (word === undefined) return digits === undefined ? 1 : readDurationNumber(digits)
    return words.find(({ exact }) => exact.test(word))?.value ?? Number.NaN
  }
  const rule = (pattern: string, said: (groups: Groups) => string) => {
    const regex = new RegExp(pattern, 'gu')
    return (text: string) => text.replace(regex, (...found) => ` ${said((found.at(-1) ?? {}) as Groups)} `)
  }
  const hours = (count: number) => `${Number(count.toFixed(4))} h`
  const byMinutes = (times: Readonly<Record<number, string>>) =>
    Object.entries(times)
      .map(([minutes, pattern]) => ({ minutes: Number(minutes), pattern }))
      .toSorted((a, b) => b.minutes - a.minutes)
  const rules = [
    ...(half ? [rule(`${number}(?:${half}) ?(?:${hour})${end}`, (found) => hours(valueOf(found) + 0.5))] : []),
    ...byMinutes(tails).map(({ minutes, pattern }) =>
      rule(`(?:${number}|${start})(?:${hour}) ?(?:${pattern})${end}`, (found) => hours(valueOf(found) + minutes / 60)),
    ),
    ...byMinutes(fixed).map(({ minutes, pattern }) => rule(`${start}(?:${pattern})${end}`, () => `${minutes} min`)),
    rule(`${number}(?:${hour})${end}`, (found) => hours(valueOf(found))),
    rule(`${number}(?:${minute})${end}`, (found) => `${valueOf(found)} min`),
    ...(alone ? [rule(`${start}(?:${alone})${end}`, () => '1 h')] : []),
  ]
  return (text: string) => rules.reduce((written, apply) => apply(written), text)
}

interface Groups {
  digits?: string
  word?: string
}

/** The longest first: "twenty-five" is not "twenty". */
const wordsOf = (numbers: string) =>
  numbers
    .split(', ')
    .flatMap((entry) => {
      const [value = '', ...rest] = entry.split(' ')
      return rest
        .join(' ')
        .split('|')
        .map((pattern) => ({ value: Number(value), pattern, exact: new RegExp(`^${pattern}$`, 'u') }))
    })
    .toSorted((a, b) => b.pattern.length - a.pattern.length)

/** The many patterns of a language are made when a text first has one of its words for times. */
const languages = [...westernTimes, ...easternTimes].map((language) => {
  const { minute, hour, fixed = {}, alone } = language
  const words = [minute, hour, ...Object.values(fixed), ...(alone ? [alone] : [])]
  let known: ((text: string) => string) | undefined
  return { isSaid: new RegExp(words.join('|'), 'u'), rewrite: () => (known ??= rewriteOf(language)) }
})
