import type { JsonValue } from '../pages/json/json-value.ts'
import { textOf } from '../pages/schema/terms.ts'
import { minutesOf } from '../pages/text/duration.ts'
import type { DraftNote } from './recipe-draft.ts'

interface Times {
  prep?: JsonValue | undefined
  cook?: JsonValue | undefined
  rest?: JsonValue | undefined
  total?: JsonValue | undefined
}

/**
 * Preparing is work; cooking and resting are waiting. A total alone is work, and beside one of the others it tells the
 * rest. `unplaced` has the texts that say more than these minutes do.
 */
export function timesOf({ prep, cook, rest, total }: Times) {
  const working = minutesIn(prep)
  const waiting = minutesIn(cook) + minutesIn(rest)
  const whole = minutesIn(total)
  const says = working > 0 && waiting > 0 ? whole !== working + waiting && whole > 0 : isVague(total)
  return {
    working_time: working || (waiting ? Math.max(0, whole - waiting) : whole),
    waiting_time: waiting || (working ? Math.max(0, whole - working) : 0),
    unplaced: [
      ...vague('Preparation time', prep),
      ...vague('Cooking time', cook),
      ...vague('Resting time', rest),
      ...(says ? [{ title: 'Total time', text: textOf(total).trim() }] : []),
    ],
  }
}

/** "1 h 45" leaves out that the rest is minutes. */
const minutesIn = (value: JsonValue | undefined): number =>
  minutesOf(
    textOf(value).replace(
      /(\d\s*(?:h|hrs?|hours?|std|stunden?|heures?|or[ae]|horas?|uur)\.?\s*\d{1,2})\s*$/i,
      '$1 min',
    ),
  )

const vague = (title: string, value: JsonValue | undefined): DraftNote[] =>
  isVague(value) ? [{ title, text: textOf(value).trim() }] : []

/** A range, or words that are no length of time: "overnight". */
function isVague(value: JsonValue | undefined): boolean {
  const text = textOf(value).trim()
  if (/\d\s*(?:[-–—]|to|bis|à)\s*\d/.test(text) && !/^-?P/.test(text)) return true
  return /\p{L}/u.test(text) && minutesIn(text) === 0 && !/^[^1-9]*0[^1-9]*$/.test(text) && !/^-?PT?0?$/.test(text)
}
