import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/**
 * In place of `use-sync-external-store`, 1 KB of which is for versions of React that have no such hook. What is selected
 * stays the same value as long as it is equal, also for another selector.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: () => Snapshot,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection {
  const shown = useRef<Selected<Selection>>(undefined)
  const getSelection = useMemo(
    // Read when the store is asked.
    // oxlint-disable-next-line react/refs
    () => selectOnce(getSnapshot, selector, isEqual, shown),
    [getSnapshot, selector, isEqual],
  )
  const selection = useSyncExternalStore(subscribe, getSelection)
  useEffect(() => {
    shown.current = { selection }
  }, [selection])
  return selection
}

type Selected<Selection> = { selection: Selection } | undefined

function selectOnce<Snapshot, Selection>(
  getSnapshot: () => Snapshot,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
  shown: { current: Selected<Selection> },
) {
  let seen: { snapshot: Snapshot; selection: Selection } | undefined
  return () => {
    const snapshot = getSnapshot()
    if (seen && Object.is(seen.snapshot, snapshot)) return seen.selection
    const before = seen ?? shown.current
    const next = selector(snapshot)
    const selection = before && isEqual(before.selection, next) ? before.selection : next
    seen = { snapshot, selection }
    return selection
  }
}
