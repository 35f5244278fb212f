import { useEffect, useState } from 'react'

/** The time, once a second, also while the page is hidden. */
export function useTick(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const worker = new Worker(new URL('./tick.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', tell)
    // Where workers are forbidden the page's own clock has to do.
    let own: ReturnType<typeof setInterval> | undefined
    worker.addEventListener('error', () => {
      own ??= setInterval(tell, 1000)
    })
    document.addEventListener('visibilitychange', tell)
    return () => {
      worker.terminate()
      clearInterval(own)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return now
}
