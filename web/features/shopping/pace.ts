import type { Query } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePreference } from '#web/lib/preference.use.ts'
import { latestNews } from './news.ts'

const shortest = 3
const patient = 30
/** Milliseconds after which a quiet list is looked at less often. */
const quiet = 180_000

/**
 * How long to wait until the next look at the list, in milliseconds: as the person set it while things happen, longer when
 * nothing does or nobody answers, and never where they switched it off. A hidden page does not look at all.
 */
export function paceOf(seconds: number, { idle, failing }: { idle: number; failing: boolean }): number | false {
  if (seconds <= 0) return false
  const base = Math.max(shortest, seconds)
  const slower = (idle > quiet ? 4 : 1) * (failing ? 4 : 1)
  return 1000 * Math.max(base, Math.min(base * slower, patient))
}

let touchedAt = Date.now()

/** Somebody uses the page: others may be in the shop right now as well. */
export const noteUse = () => {
  touchedAt = Date.now()
}

export function usePace() {
  const seconds = usePreference().shopping_auto_sync
  return useCallback(
    ({ state }: Pick<Query, 'state'>) => {
      const last = Math.max(touchedAt, latestNews.get()?.at ?? 0)
      return paceOf(seconds, { idle: Date.now() - last, failing: state.status === 'error' })
    },
    [seconds],
  )
}
