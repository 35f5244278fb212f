import { lazy, Suspense } from 'react'
import { useSpoken } from './spoken.ts'
import { useTimers } from './timer-store.ts'

const Dock = lazy(async () => ({ default: (await import('./timer-dock.tsx')).TimerDock }))

/** Where timers show on every page. The live region is always there, or its first words would go unheard. */
export function TimerPlace() {
  const timers = useTimers()
  return (
    <>
      <output className="sr-only" aria-live="assertive">
        {useSpoken()}
      </output>
      {timers.length > 0 ? (
        <Suspense>
          <Dock timers={timers} />
        </Suspense>
      ) : null}
    </>
  )
}
