/** Both clock changes of the year, where the zone has them. */
export const CLOCK_CHANGES: Record<string, string[]> = {
  'America/Los_Angeles': ['2027-03-14', '2027-11-07'],
  'Europe/London': ['2027-03-28', '2027-10-31'],
  'Asia/Kolkata': ['2027-12-31'],
  'Pacific/Auckland': ['2027-04-04', '2027-09-26'],
}

/** Minutes east of UTC. */
function offsetIn(zone: string, instant: number): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Math.round((Date.parse(`${local.format(instant)}Z`) - instant) / 60_000)
}
export function instantIn(zone: string, day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`)
  const about = shown - offsetIn(zone, shown) * 60_000
  return shown - offsetIn(zone, about) * 60_000
}
function withOffset(zone: string, day: string, time: string): string {
  const minutes = offsetIn(zone, instantIn(zone, day, time))
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day}T${time}${minutes < 0 ? '-' : '+'}${two(hour)}:${two(minute)}`
}
/** Forms in which clients write a day: alone, as its midnight, or as an instant in their zone or in UTC. */
export const DAY_FORMATS: ((day: string, zone: string) => string)[] = [
  (day) => day,
  (day) => `${day}T00:00:00`,
  (day) => `${day}T00:00:00Z`,
  (day, zone) => withOffset(zone, day, '00:00:00'),
  (day, zone) => withOffset(zone, day, '20:00:00'),
  (day, zone) => new Date(instantIn(zone, day, '00:00:00')).toISOString(),
  (day, zone) => new Date(instantIn(zone, day, '12:00:00')).toISOString(),
  (day, zone) => new Date(instantIn(zone, day, '20:00:00')).toISOString(),
]

export const dateIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant))
