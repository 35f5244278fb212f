/** Keeps when it ends, not what it has counted, so that a sleeping tab does not make it late. */
export interface Timer {
  id: string
  name: string
  recipe: { id: number; name: string } | null
  /** Seconds, extensions included. */
  total: number
  /** Milliseconds since the epoch; null while it is paused. */
  endsAt: number | null
  /** Seconds left while it is paused. */
  left: number
}

export type NewTimer = Pick<Timer, 'name' | 'recipe'> & { seconds: number }

const maxAge = 24 * 3_600_000

export function reviveTimers(raw: unknown, now: number): readonly Timer[] {
  return Array.isArray(raw) ? raw.filter((one: unknown): one is Timer => isTimer(one) && !isStale(one, now)) : []
}

const isTimer = (raw: unknown): raw is Timer =>
  typeof raw === 'object' && raw !== null && 'id' in raw && 'name' in raw && 'total' in raw && 'endsAt' in raw
const isStale = ({ endsAt }: Timer, now: number) => endsAt !== null && now - endsAt > maxAge

export const createTimer = ({ seconds, ...rest }: NewTimer, id: string, now: number): Timer => ({
  ...rest,
  id,
  total: seconds,
  endsAt: now + seconds * 1000,
  left: seconds,
})

/** Negative once it is over. */
export const secondsLeft = ({ endsAt, left }: Timer, now: number): number =>
  endsAt === null ? left : (endsAt - now) / 1000

export const isOver = (timer: Timer, now: number): boolean => secondsLeft(timer, now) <= 0

export const toPaused = (timer: Timer, now: number): Timer =>
  timer.endsAt === null || isOver(timer, now) ? timer : { ...timer, endsAt: null, left: secondsLeft(timer, now) }

export const toResumed = (timer: Timer, now: number): Timer =>
  timer.endsAt === null ? { ...timer, endsAt: now + timer.left * 1000 } : timer

/** Negative seconds shorten it, at most to now. One that is over starts again from now. */
export function toExtended(timer: Timer, seconds: number, now: number): Timer {
  if (isOver(timer, now)) return seconds > 0 ? createTimer({ ...timer, seconds }, timer.id, now) : timer
  const left = Math.max(0, secondsLeft(timer, now) + seconds)
  const total = Math.max(left, timer.total + seconds)
  return timer.endsAt === null ? { ...timer, total, left } : { ...timer, total, endsAt: now + left * 1000 }
}

export const sortByEnd = (timers: readonly Timer[]): Timer[] =>
  timers.toSorted((one, other) => (one.endsAt ?? Number.MAX_VALUE) - (other.endsAt ?? Number.MAX_VALUE))

/** `4:05`, `1:30:00`, `49:00:00`. Time left is rounded up, time over down. */
export function formatClock(seconds: number): string {
  const whole = Math.abs(seconds < 0 ? Math.floor(seconds) : Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const padded = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`
}
