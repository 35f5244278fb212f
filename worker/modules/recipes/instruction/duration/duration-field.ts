import { readDurationNumber } from './duration-number.ts'
import { PART } from './duration-pattern.ts'
import { FIELD_STEMS, FIELD_WORDS, SECONDS, UNIT_WORDS, type DurationUnit } from './duration-words.ts'

export interface DurationPart {
  /** In the unit; of a range the upper end. */
  amount: number
  /** Undefined where no word follows the number, null where it names no unit. */
  unit: DurationUnit | null | undefined
  text: string
}

/** The numbers of a field that holds a time, each with its unit, in any of the languages recipes are written in. */
export function durationParts(text: string): DurationPart[] {
  return [...text.matchAll(PART)].map((match) => {
    const { low = '', high, word } = match.groups ?? {}
    const unit = word === undefined ? undefined : unitOf(word)
    return { amount: readDurationNumber(high ?? low), unit, text: match[0] }
  })
}

/** Minutes of hours and minutes with a colon between, as "1:30" or "1:30 h", with seconds behind if need be. */
export function readClock(text: string): number | null {
  const [, hours, minutes, seconds = 0, word] = CLOCK.exec(text) ?? []
  if (hours === undefined || (word !== undefined && unitOf(word) !== 'hour')) return null
  return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
}

export const minutesIn = (unit: DurationUnit): number => SECONDS[unit] / 60

function unitOf(word: string): DurationUnit | null {
  const name = word.toLowerCase().replace(/\.$/, '')
  return NAMES.get(name) ?? STEMS.find(([stem]) => name.startsWith(stem))?.[1] ?? null
}

const listed = (words: Readonly<Record<DurationUnit, string>>) =>
  Object.entries(words).flatMap(([unit, list]) =>
    list
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [word, unit as DurationUnit] as const),
  )

const NAMES = new Map([...listed(UNIT_WORDS), ...listed(FIELD_WORDS)])
const STEMS = listed(FIELD_STEMS)
const CLOCK = /^(\d{1,3}):([0-5]\d)(?::(\d{2}))?\s*(\p{L}+)?\.?$/u
