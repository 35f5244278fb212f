import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { dayNamed, isDayName } from './day-words.ts'

export type Asked =
  /** `what` is a line for the shopping list, as people type it there. */
  | { type: 'add'; what: string }
  /** `dish` may be empty; without a day it is today. */
  | { type: 'plan'; dish: string; day: CivilDate | null }

/** What a line asks to be done, in English or German whatever language the page has; null where it names something to find. */
export const readCommand = (text: string, today: CivilDate): Asked | null => readPlan(text, today) ?? readAdd(text)

const list = String.raw`(?:(?:shopping|grocery) ?list|list|einkaufsliste|einkaufszettel|liste|zettel)`
const onList = String.raw`(?:to|on|onto|auf|zu|zur|in)\s+(?:(?:the|my|our|die|der|den|unsere|meine)\s+)?${list}`
const put = String.raw`(?:add|buy|put|we need|kauf|kaufe|kaufen|setz|setze|schreib|schreibe|füg|füge|brauche|wir brauchen)`

/** Each with what is to be bought as its first group. */
const additions = [
  new RegExp(String.raw`^(?:${put}\s+)?${onList}\s*:?\s+(.+)$`, 'iu'),
  new RegExp(String.raw`^(?:${put}\s+)?(.+?)\s+${onList}(?:\s+(?:setzen|schreiben|hinzu))?$`, 'iu'),
  new RegExp(String.raw`^${put}\s+(.+?)(?:\s+hinzu)?$`, 'iu'),
  /^(.+?)\s+(?:kaufen|einkaufen|hinzufügen|besorgen)$/iu,
]

function readAdd(text: string): Asked | null {
  for (const form of additions) {
    const what = form.exec(text.trim())?.[1]
    if (what) return { type: 'add', what }
  }
  return null
}

const planBefore = /^(?:plan|plane|planen|schedule)\s+(.+)$/iu
const planAfter = /^(.+?)\s+(?:planen|einplanen)$/iu
const beforeDay = /^(?:on|for|next|this|am|für|nächsten|kommenden|diesen)$/iu
const afterDay = /^(?:evening|night|abend)$/iu

function readPlan(text: string, today: CivilDate): Asked | null {
  const line = text.trim()
  const rest = (planBefore.exec(line) ?? planAfter.exec(line))?.[1]
  if (rest === undefined) return isDayName(line) ? { type: 'plan', dish: '', day: dayNamed(line, today) } : null
  const words = rest.split(/\s+/)
  const at = words.findLastIndex((word, index) => isDayHere(words, index) && dayNamed(word, today) !== null)
  if (at === -1) return { type: 'plan', dish: rest, day: null }
  const first = startOfDay(words, at)
  const after = afterDay.test(words[at + 1] ?? '') ? at + 2 : at + 1
  const dish = [...words.slice(0, first), ...words.slice(after)].join(' ')
  return { type: 'plan', dish, day: dayNamed(words[at] ?? '', today) }
}

/** Two letters name a day at the end alone: there is mi goreng. */
const isDayHere = (words: readonly string[], at: number) => (words[at]?.length ?? 0) > 2 || at === words.length - 1

function startOfDay(words: readonly string[], at: number): number {
  let first = at
  while (first > 0 && beforeDay.test(words[first - 1] ?? '')) first -= 1
  return first
}
