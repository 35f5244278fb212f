import { lazy, Suspense } from 'react'
import { useAnnouncement } from './announcement.ts'
import { useTimers } from './timer-store.ts'

const Dock = lazy(async () => ({ default: (await import('./timer-dock.tsx')).TimerDock }))

/** The live region is always rendered, or its first words are not announced. */
export function TimerRegion() {
  const timers = useTimers()
  return (
    <>
      <output className="sr-only" aria-live="assertive">
        {useAnnouncement()}
      </output>
      {timers.length > 0 ? (
        <Suspense>
          <Dock timers={timers} />
        </Suspense>
      ) : null}
    </>
  )
}
