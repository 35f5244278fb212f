import { useMemo, useRef, useState } from 'react'

/** Chosen rows, kept while pages, filters and order change. What changes them stays the same function. */
export function useSelection<Row extends { id: number }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const anchor = useRef<number>(undefined)
  const changes = useMemo(() => {
    const add = (more: readonly Row[]) =>
      setChosen((before) => new Map([...before, ...more.map((row) => [row.id, row] as const)]))
    return {
      toggle: (index: number, row: Row) => {
        anchor.current = index
        setChosen((before) => {
          const next = new Map(before)
          if (!next.delete(row.id)) next.set(row.id, row)
          return next
        })
      },
      /** As with the shift key: from the row that was chosen last, or `from` where none was, to this one. */
      extend: (index: number, rowAt: (index: number) => Row | undefined, from = index) => {
        anchor.current ??= from
        const [first, last] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
        add(Array.from({ length: last - first + 1 }, (_, i) => rowAt(first + i)).filter((row) => row !== undefined))
      },
      choose: add,
      drop: (rows: readonly { id: number }[]) =>
        setChosen((before) => {
          const ids = new Set(rows.map(({ id }) => id))
          return new Map([...before].filter(([id]) => !ids.has(id)))
        }),
      none: () => {
        anchor.current = undefined
        setChosen(new Map())
      },
    }
  }, [])
  return { rows: [...chosen.values()], has: (id: number) => chosen.has(id), ...changes }
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>
