import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds after the last tick until what is done sinks. */
const grace = 2200
const nobody: ReadonlySet<number> = new Set()

/** Keeps what was just ticked in its place until one has stopped ticking, so that no row moves under a finger. */
export function useLinger() {
  const [ids, setIds] = useState(nobody)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const linger = useCallback((more: readonly number[]) => {
    setIds((before) => new Set([...before, ...more]))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIds(nobody), grace)
  }, [])
  return { lingering: ids, linger }
}
