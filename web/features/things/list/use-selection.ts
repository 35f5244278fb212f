import { useState } from 'react'
import type { ThingRow } from '../model.ts'

/** Chosen rows, kept while pages, filters and order change. */
export function useSelection() {
  const [rows, setRows] = useState<ReadonlyMap<number, ThingRow>>(new Map())
  const [anchor, setAnchor] = useState<number>()
  const toggle = (index: number, row: ThingRow) => {
    const next = new Map(rows)
    if (!next.delete(row.id)) next.set(row.id, row)
    setRows(next)
    setAnchor(index)
  }
  return {
    rows: [...rows.values()],
    has: (id: number) => rows.has(id),
    toggle,
    /** As with the shift key: from the row that was chosen last to this one. */
    extend: (index: number, rowAt: (index: number) => ThingRow | undefined) => {
      const next = new Map(rows)
      const [from, to] = [Math.min(anchor ?? index, index), Math.max(anchor ?? index, index)]
      for (let i = from; i <= to; i++) {
        const row = rowAt(i)
        if (row) next.set(row.id, row)
      }
      setRows(next)
    },
    choose: (all: readonly ThingRow[]) => setRows(new Map([...rows, ...all.map((row) => [row.id, row] as const)])),
    none: () => setRows(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
