import { useEffect, useState } from 'react'

export const isWakeLockSupported = typeof navigator !== 'undefined' && 'wakeLock' in navigator

/** Returns whether the screen stays on; a low battery may refuse it. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isWanted || !isWakeLockSupported) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) return void taken.release()
        lock = taken
        setHeld(true)
        taken.addEventListener('release', () => setHeld(false))
      } catch {
        setHeld(false)
      }
    }
    // The system takes the lock back when the page is hidden.
    document.addEventListener('visibilitychange', take)
    void take()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
      setHeld(false)
    }
  }, [isWanted])
  return isHeld
}
