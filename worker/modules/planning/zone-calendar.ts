const DAY = 86_400_000
const WEEK = 7 * DAY

/**
 * A time zone as calendars want to be told of it: every change of its clocks from a year before one day until a year after
 * another, as the runtime's own time zone database knows them (RFC 5545, 3.6.5).
 */
export function zoneCalendar(zone: string, first: string, last: string): string {
  const offset = offsets(zone)
  const start = Date.parse(first) - 366 * DAY
  const end = Date.parse(last) + 366 * DAY
  const parts = [observance(start, offset(start), offset(start), false)]
  for (let at = start; at < end; at += WEEK) {
    if (offset(at) === offset(at + WEEK)) continue
    const change = changeBetween(offset, at, at + WEEK)
    const [before, after] = [offset(change - 1), offset(change)]
    parts.push(observance(change, before, after, after > before))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n')
}

type Offset = (instant: number) => number

/** Minutes east of UTC at an instant. */
function offsets(zone: string): Offset {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const at = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at
    return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / 60_000)
  }
}

/** The first minute at which the clocks show something else. */
function changeBetween(offset: Offset, from: number, to: number): number {
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offset(middle) === offset(from)) low = middle
    else high = middle
  }
  return high
}

function observance(at: number, before: number, after: number, isSummer: boolean): string {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD'
  const local = new Date(at + before * 60_000)
  return [
    `BEGIN:${name}`,
    `DTSTART:${local.toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${signed(before)}`,
    `TZOFFSETTO:${signed(after)}`,
    `END:${name}`,
  ].join('\r\n')
}

const signed = (minutes: number): string => {
  const size = Math.abs(minutes)
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return `${minutes < 0 ? '-' : '+'}${digits.join('')}`
}
