import type { Query } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { usePreference } from '#web/lib/use-preference.ts'
import { latestRemoteChanges } from './latest-remote-changes.ts'

/** Seconds between two looks while somebody shops: what one person ticks, another sees within two. */
const activeSeconds = 1.5
/** Whoever asked for longer than this wants to spare their battery or data. */
const defaultSeconds = 5
const maxSeconds = 30
/** Milliseconds after which a quiet list is looked at less often, and then seldom. */
const idleAfter = 180_000
const longIdleAfter = 600_000

/**
 * How long to wait until the next look at the list, in milliseconds: hardly at all while things happen, as the person set
 * it when they no longer do, longer when nothing does for long or nobody answers, and never where they switched it off. A
 * hidden page does not look at all.
 */
export function pollIntervalOf(seconds: number, { idle, failing }: { idle: number; failing: boolean }): number | false {
  if (seconds <= 0) return false
  if (!failing && idle <= idleAfter && seconds <= defaultSeconds) return 1000 * activeSeconds
  const slower = (idle > longIdleAfter ? 4 : 1) * (failing ? 4 : 1)
  return 1000 * Math.max(seconds, Math.min(Math.max(seconds, defaultSeconds) * slower, maxSeconds))
}

let lastActivityAt = Date.now()

/** Somebody uses the page: others may be in the shop right now as well. */
export const recordActivity = () => {
  lastActivityAt = Date.now()
}

const activityEvents = ['pointerdown', 'keydown', 'scroll', 'focus', 'visibilitychange'] as const

export function usePollInterval() {
  const seconds = usePreference().shopping_auto_sync
  useEffect(() => {
    recordActivity()
    for (const sign of activityEvents) addEventListener(sign, recordActivity, { passive: true, capture: true })
    return () => {
      for (const sign of activityEvents) removeEventListener(sign, recordActivity, { capture: true })
    }
  }, [])
  return useCallback(
    ({ state }: Pick<Query, 'state'>) => {
      const last = Math.max(lastActivityAt, latestRemoteChanges.get()?.at ?? 0)
      return pollIntervalOf(seconds, { idle: Date.now() - last, failing: state.status === 'error' })
    },
    [seconds],
  )
}
