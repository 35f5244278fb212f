const MANY = 12

/**
 * Pairs of rows with a key in common. In a larger group each row only meets the first, so that the work stays linear
 * whatever people call their things.
 */
export function* pairsByKey<Row>(rows: readonly Row[], keysOf: (row: Row) => Iterable<string>): Generator<[Row, Row]> {
  for (const group of groupsByKey(rows, keysOf)) {
    const first = group.length > MANY ? group.slice(0, 1) : group
    for (const [at, one] of first.entries()) for (const other of group.slice(at + 1)) yield [one, other]
  }
}

/** Rows with a key in common, where there are at least two. */
export function groupsByKey<Row>(rows: readonly Row[], keysOf: (row: Row) => Iterable<string>): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows)
    for (const key of new Set(keysOf(row))) {
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
  return [...groups.values()].filter(({ length }) => length > 1)
}
