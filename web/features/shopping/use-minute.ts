import { useEffect, useState } from 'react'

/** Now, as an instant that moves on once a minute: often enough for what was put off by hours. */
export function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
