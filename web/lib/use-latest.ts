import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at each render, which does what the last one says: for parts that are drawn anew only when given others. */
export function useLatest<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
