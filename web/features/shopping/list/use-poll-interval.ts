import type { Query } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { latestRemoteChanges } from './latest-remote-changes.ts'

/** Seconds between fetches while people shop: a tick reaches others within two. */
const activeSeconds = 1.5
/** A longer setting means that the person saves battery or data. */
const defaultSeconds = 5
const maxSeconds = 30
/** Milliseconds without activity after which polling slows down, and slows down again. */
const idleAfter = 180_000
const longIdleAfter = 600_000

/** Milliseconds, or false when polling is off. Idle lists and failing fetches slow polling down. */
export function pollIntervalOf(seconds: number, { idle, failing }: { idle: number; failing: boolean }): number | false {
  if (seconds <= 0) return false
  if (!failing && idle <= idleAfter && seconds <= defaultSeconds) return 1000 * activeSeconds
  const slower = (idle > longIdleAfter ? 4 : 1) * (failing ? 4 : 1)
  return 1000 * Math.max(seconds, Math.min(Math.max(seconds, defaultSeconds) * slower, maxSeconds))
}

let lastActivityAt = Date.now()

/** Activity here suggests that others are shopping right now, too. */
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
