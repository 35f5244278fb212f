import type { Query } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { usePreference } from '#web/lib/use-preference.ts'
import { latestNews } from './news.ts'

/** Seconds between two looks while somebody shops: what one person ticks, another sees within two. */
const lively = 1.5
/** Whoever asked for longer than this wants to spare their battery or data. */
const usual = 5
const patient = 30
/** Milliseconds after which a quiet list is looked at less often, and then seldom. */
const quiet = 180_000
const asleep = 600_000

/**
 * How long to wait until the next look at the list, in milliseconds: hardly at all while things happen, as the person set
 * it when they no longer do, longer when nothing does for long or nobody answers, and never where they switched it off. A
 * hidden page does not look at all.
 */
export function paceOf(seconds: number, { idle, failing }: { idle: number; failing: boolean }): number | false {
  if (seconds <= 0) return false
  if (!failing && idle <= quiet && seconds <= usual) return 1000 * lively
  const slower = (idle > asleep ? 4 : 1) * (failing ? 4 : 1)
  return 1000 * Math.max(seconds, Math.min(Math.max(seconds, usual) * slower, patient))
}

let touchedAt = Date.now()

/** Somebody uses the page: others may be in the shop right now as well. */
export const noteUse = () => {
  touchedAt = Date.now()
}

const signs = ['pointerdown', 'keydown', 'scroll', 'focus', 'visibilitychange'] as const

export function usePace() {
  const seconds = usePreference().shopping_auto_sync
  useEffect(() => {
    noteUse()
    for (const sign of signs) addEventListener(sign, noteUse, { passive: true, capture: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, noteUse, { capture: true })
    }
  }, [])
  return useCallback(
    ({ state }: Pick<Query, 'state'>) => {
      const last = Math.max(touchedAt, latestNews.get()?.at ?? 0)
      return paceOf(seconds, { idle: Date.now() - last, failing: state.status === 'error' })
    },
    [seconds],
  )
}
