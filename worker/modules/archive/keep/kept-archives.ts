interface Dated {
  id: number
  /** An instant. */
  created_at: string
}

const KEPT = { day: 7, week: 4, month: 12 } as const

/** The newest of each of the last seven days, four weeks and twelve months that have one. */
export function keptArchives(archives: readonly Dated[]): ReadonlySet<number> {
  const newestFirst = archives.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
  const kept = new Set<number>()
  for (const [span, most] of Object.entries(KEPT)) {
    const seen = new Set<string>()
    for (const { id, created_at } of newestFirst) {
      const name = SPANS[span as keyof typeof KEPT](created_at)
      if (seen.has(name)) continue
      if (seen.size === most) break
      seen.add(name)
      kept.add(id)
    }
  }
  return kept
}

const DAY = 86_400_000

const SPANS: Record<keyof typeof KEPT, (at: string) => string> = {
  day: (at) => at.slice(0, 10),
  // Days are counted from a Thursday; weeks begin on Mondays.
  week: (at) => String(Math.floor((Date.parse(at) / DAY + 3) / 7)),
  month: (at) => at.slice(0, 7),
}
