export function formatMinutes(minutes: number, language: string): string {
  const total = Math.round(minutes)
  const parts: [number, 'day' | 'hour' | 'minute', 'long' | 'short'][] = [
    [Math.floor(total / 1440), 'day', 'long'],
    [Math.floor((total % 1440) / 60), 'hour', 'short'],
    [total % 60, 'minute', 'short'],
  ]
  const said = parts.filter(([value], index) => value > 0 || (total === 0 && index === 2))
  return said
    .map(([value, unit, unitDisplay]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(value),
    )
    .join(' ')
}

export type DateStyle = 'date' | 'day' | 'weekday' | 'short' | 'time' | 'moment'
const dateFormats: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  short: { day: 'numeric', month: 'short' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
}

export const formatDate = (date: Date, style: DateStyle, language: string) =>
  new Intl.DateTimeFormat(language, dateFormats[style]).format(date)

const relativeUnits: readonly [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [604_800, 'week'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
]

export function formatRelative(date: Date, now: Date, language: string): string {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const span = relativeUnits.find(([size]) => Math.abs(seconds) >= size)
  return span ? format.format(Math.trunc(seconds / span[0]), span[1]) : format.format(0, 'second')
}
