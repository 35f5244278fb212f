import { civilToDate } from '#web/lib/format/civil-date.ts'
import { parsePeriod } from '#web/lib/recipe-search/period.ts'
import type { SentenceWords } from './sentence-words.ts'

/** What happened when, as a part of a sentence; undefined for a text that is no period. */
export function periodText(
  what: 'cooked' | 'viewed' | 'added' | 'changed',
  text: string,
  { t, date }: SentenceWords,
): string | undefined {
  const period = parsePeriod(text)
  if (!period) return undefined
  if ('within' in period) {
    const { count, unit } = period.within
    return t(`sentence.${what}.within`, { span: t(`span.within.${unit}`, { count }) })
  }
  if ('notFor' in period) {
    const { count, unit } = period.notFor
    return t(`sentence.${what}.notFor`, { span: t(`span.notFor.${unit}`, { count }) })
  }
  const [from, to] = [period.from, period.to].map((day) => (day ? date(civilToDate(day)) : undefined))
  if (from && to)
    return from === to ? t(`sentence.${what}.on`, { day: from }) : t(`sentence.${what}.between`, { from, to })
  return from ? t(`sentence.${what}.from`, { day: from }) : t(`sentence.${what}.until`, { day: to ?? '' })
}
