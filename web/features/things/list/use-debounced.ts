import { useEffect, useEffectEvent } from 'react'

const delay = 200

/** Calls `settled` with the value once it has not changed for a moment. */
export function useDebounced<T>(value: T, settled: (value: T) => void) {
  const onSettled = useEffectEvent(settled)
  useEffect(() => {
    const timer = setTimeout(() => onSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value])
}
