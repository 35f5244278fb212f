import { useEffect, useState } from 'react'

export const isWakeLockSupported = typeof navigator !== 'undefined' && 'wakeLock' in navigator

/** Keeps the screen on while `isWanted`; answers whether it really does, since a low battery may refuse. */
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
    // The system takes it back whenever the page is hidden.
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
