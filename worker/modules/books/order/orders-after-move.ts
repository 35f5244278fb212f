interface Ordered {
  id: number
  order: number
}

const shelfGap = 1024

/**
 * The `order` of each row that must change so that `id` stands at `to`: that one alone where there is room between its
 * neighbours, else all. `end`: what the order of the last row must stay below.
 */
export function ordersAfterMove(
  rows: readonly Ordered[],
  id: number,
  to: number,
  { gap = shelfGap, end = Infinity }: { gap?: number; end?: number } = {},
): readonly Ordered[] {
  const moved = rows.find((row) => row.id === id)
  if (!moved || rows.indexOf(moved) === to) return []
  const next = rows.filter((row) => row.id !== id).toSpliced(to, 0, moved)
  const before = next[to - 1]?.order ?? -Infinity
  const after = next[to + 1]?.order ?? end
  const between = middle(before, after, gap)
  if (before < between && between < after) return [{ id, order: between }]
  return next
    .map((row, at) => ({ id: row.id, order: at * gap }))
    .filter(({ id: one, order }) => rows.find((row) => row.id === one)?.order !== order)
}

function middle(before: number, after: number, gap: number): number {
  if (before === -Infinity) return after - gap
  return after === Infinity ? before + gap : Math.floor((before + after) / 2)
}
