import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'

export const shareEnds = ['never', 'week', 'month', 'day'] as const
export type ShareEnd = (typeof shareEnds)[number]

const spans: Record<Exclude<ShareEnd, 'never'>, number> = { week: 7, month: 30, day: 0 }

/** The last day on which a link opens; null for no end. */
export const endOf = (end: ShareEnd, today: CivilDate): CivilDate | null =>
  end === 'never' ? null : addDays(today, spans[end])

export const isOver = (valid_until: CivilDate | null, today: CivilDate): boolean =>
  valid_until !== null && valid_until < today
