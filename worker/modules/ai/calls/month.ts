import { instantInZone } from '#worker/kernel/contract/scalars.contract.ts'

/** The calendar month of an instant where the space is, as instants: its first, and the first of the next. */
export function monthOf(at: string, zone: string): { start: string; end: string } {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone || 'UTC',
    year: 'numeric',
    month: '2-digit',
  })
    .format(Date.parse(at))
    .split('-')
    .map(Number)
  const first = (month: number) => new Date(instantInZone(zone, Date.UTC(year, month - 1, 1))).toISOString()
  return { start: first(month), end: first(month + 1) }
}
