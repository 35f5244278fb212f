import { useMemo, useRef, useState } from 'react'

/** Chosen rows, kept while pages, filters and order change. What changes them stays the same function. */
export function useSelection<Row extends { id: number }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const anchor = useRef<{ index: number; id: number }>(undefined)
  const changes = useMemo(() => {
    const add = (more: readonly Row[]) =>
      setChosen((before) => new Map([...before, ...more.map((row) => [row.id, row] as const)]))
    return {
      toggle: (index: number, row: Row) => {
        anchor.current = { index, id: row.id }
        setChosen((before) => {
          const next = new Map(before)
          if (!next.delete(row.id)) next.set(row.id, row)
          return next
        })
      },
      /**
       * As with the shift key: from the row that was chosen last to this one. It is from `from` where none was, or where
       * another row stands there by now, as on another page.
       */
      extend: (index: number, rowAt: (index: number) => Row | undefined, from = index) => {
        const begin = anchor.current
        const row = rowAt(from)
        if (row && (!begin || rowAt(begin.index)?.id !== begin.id)) anchor.current = { index: from, id: row.id }
        const start = anchor.current?.index ?? from
        const [first, last] = [Math.min(start, index), Math.max(start, index)]
        add(Array.from({ length: last - first + 1 }, (_, i) => rowAt(first + i)).filter((one) => one !== undefined))
      },
      /** Where the row stood that was chosen last. */
      anchor: () => anchor.current?.index,
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
