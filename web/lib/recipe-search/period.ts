import type { CivilDate } from '../format/civil-date.ts'

export const spanUnits = ['d', 'w', 'm', 'y'] as const
export type SpanUnit = (typeof spanUnits)[number]

/** So many days, weeks, months or years before today. */
export interface Span {
  count: number
  unit: SpanUnit
}

/** Days of something that happened: lately, not for some time, or between two days, both included. */
export type Period = { within: Span } | { notFor: Span } | { from?: CivilDate; to?: CivilDate }

/** In an address: `4w`, `not-4w`, `2026-11-01..2026-11-30` with or without one of its ends. Null for anything else. */
export function parsePeriod(text: string): Period | null {
  const [, not, count, unit] = /^(not-)?([1-9]\d{0,3})([dwmy])$/.exec(text) ?? []
  if (count) {
    const span = { count: Number(count), unit: unit as SpanUnit } // As the pattern says.
    return not ? { notFor: span } : { within: span }
  }
  const [, from = '', to = ''] = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/.exec(text) ?? []
  if (!from && !to) return null
  if ([from, to].some((day) => day && Number.isNaN(Date.parse(day)))) return null
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

export function writePeriod(period: Period): string {
  if ('within' in period) return writeSpan(period.within)
  if ('notFor' in period) return `not-${writeSpan(period.notFor)}`
  return `${period.from ?? ''}..${period.to ?? ''}`
}

export const writeSpan = ({ count, unit }: Span) => `${count}${unit}`
