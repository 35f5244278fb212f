import type { JsonValue } from '../pages/json/json-value.ts'
import { textOf } from '../pages/schema/terms.ts'
import { minutesOf } from '../pages/text/duration.ts'
import { splitMinutes } from '../pages/text/split-minutes.ts'
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
  const [working, waiting, whole] = [minutesOf(prep), minutesOf(cook) + minutesOf(rest), minutesOf(total)]
  const says = working > 0 && waiting > 0 ? whole !== working + waiting && whole > 0 : isVague(total)
  return {
    ...splitMinutes({ prep: working, cook: waiting, total: whole }),
    unplaced: [
      ...vague('Preparation time', prep),
      ...vague('Cooking time', cook),
      ...vague('Resting time', rest),
      ...(says ? [{ title: 'Total time', text: textOf(total).trim() }] : []),
    ],
  }
}

const vague = (title: string, value: JsonValue | undefined): DraftNote[] =>
  isVague(value) ? [{ title, text: textOf(value).trim() }] : []

/** A range, or words that are no length of time: "overnight". */
function isVague(value: JsonValue | undefined): boolean {
  const text = textOf(value).trim()
  if (/\d\s*(?:[-–—]|to|bis|à)\s*\d/.test(text) && !/^-?P/.test(text)) return true
  return /\p{L}/u.test(text) && minutesOf(text) === 0 && !/^[^1-9]*0[^1-9]*$/.test(text) && !/^-?PT?0?$/.test(text)
}
