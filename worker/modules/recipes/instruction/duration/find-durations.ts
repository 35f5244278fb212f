import type { DurationNode, InlineNode } from '../node.ts'
import { readDurationNumber } from './duration-number.ts'
import { AND_A_HALF, BARE_MINUTES, MENTIONS_UNIT, PHRASE, FOLLOWING_DURATION, DURATION } from './duration-pattern.ts'
import { PHRASES, SECONDS, UNIT_WORDS, type DurationUnit } from './duration-words.ts'

interface Found extends DurationNode {
  at: number
}

/** Cuts a text at the times it names, in any of six languages: "25 minutes", "1 hour 30", "1–2 Stunden", "½ heure". */
export function findDurations(text: string): InlineNode[] {
  if (!MENTIONS_UNIT.test(text)) return text ? [{ kind: 'text', text }] : []
  const nodes: InlineNode[] = []
  let done = 0
  for (const { at, ...node } of found(text)) {
    if (at < done) continue
    if (at > done) nodes.push({ kind: 'text', text: text.slice(done, at) })
    nodes.push(node)
    done = at + node.text.length
  }
  if (done < text.length) nodes.push({ kind: 'text', text: text.slice(done) })
  return nodes
}

const found = (text: string): Found[] => [...timed(text), ...phrases(text)].sort((a, b) => a.at - b.at)

function* timed(text: string): Generator<Found> {
  for (const match of text.matchAll(DURATION)) {
    const { from, until, low, high, unit: word } = match.groups!
    const unit = UNITS.get(word!.toLowerCase())!
    const numbers = [from, until, low, high].filter((part) => part !== undefined).map(readDurationNumber)
    if (!isTime(match[0], unit, word!, numbers)) continue
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
    const rest = last === first ? following(text, match.index + match[0].length, unit) : NOTHING
    const seconds = Math.round(first * SECONDS[unit] + rest.seconds)
    if (seconds <= 0 || seconds > MAX_SECONDS) continue
    const longest = last === first ? null : Math.round(last * SECONDS[unit])
    const end = match.index + match[0].length + rest.length
    yield { kind: 'duration', seconds, longest, text: text.slice(match.index, end), at: match.index }
  }
}

function* phrases(text: string): Generator<Found> {
  for (const match of text.matchAll(PHRASE)) {
    const which = PHRASE_SECONDS.findIndex((_, at) => match.groups![`phrase${at}`] !== undefined)
    const rest = following(text, match.index + match[0].length, 'hour')
    const seconds = PHRASE_SECONDS[which]!
    const isWhole = seconds === SECONDS.hour
    yield {
      kind: 'duration',
      seconds: seconds + (isWhole ? rest.seconds : 0),
      longest: null,
      text: match[0] + text.slice(match.index + match[0].length).slice(0, isWhole ? rest.length : 0),
      at: match.index,
    }
  }
}

/** "a second egg", "once a day", "the 60s" and "3 day old bread" name no time to wait. */
function isTime(source: string, unit: DurationUnit, word: string, numbers: readonly number[]): boolean {
  if (numbers.some((number) => !Number.isFinite(number))) return false
  const isArticle = !STARTS_NUMERIC.test(source) && numbers.every((number) => number === 1)
  if (isArticle && (unit === 'second' || unit === 'day')) return false
  return word.toLowerCase() !== 's' || !GLUED.test(source)
}

/** What belongs to the time that ended at `at`: "and 30 minutes", "and a half", after an hour a bare "30". */
function following(text: string, at: number, unit: DurationUnit): { seconds: number; length: number } {
  const half = unit === 'hour' ? matchAt(AND_A_HALF, text, at) : null
  if (half) return { seconds: SECONDS.hour / 2, length: half[0].length }
  const next = matchAt(FOLLOWING_DURATION, text, at)
  if (next) {
    const { low, unit: word } = next.groups!
    const nextUnit = word!.toLowerCase() === 'm' ? 'minute' : UNITS.get(word!.toLowerCase())!
    if (SECONDS[nextUnit] >= SECONDS[unit]) return NOTHING
    const rest = following(text, at + next[0].length, nextUnit)
    return { seconds: Number(low) * SECONDS[nextUnit] + rest.seconds, length: next[0].length + rest.length }
  }
  const bare = unit === 'hour' ? matchAt(BARE_MINUTES, text, at) : null
  return bare ? { seconds: Number(bare.groups!.low) * SECONDS.minute, length: bare[0].length } : NOTHING
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const NOTHING = { seconds: 0, length: 0 }
const MAX_SECONDS = 31 * SECONDS.day
const STARTS_NUMERIC = /^[\d½⅓⅔¼¾⅛⅜⅝⅞⅙⅚]/
const GLUED = /\ds$/i
const PHRASE_SECONDS = Object.keys(PHRASES).map(Number)
const UNITS = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, list]) =>
    list.split(' ').map((word) => [word, unit as DurationUnit] as const),
  ),
)
