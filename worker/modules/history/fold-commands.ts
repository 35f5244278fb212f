export interface Found {
  seq: number
  command: string | null
}

export interface Chosen {
  seq: number
  /** How many events of the same command follow in the log and are left out. */
  more: number
}

/**
 * Keeps the first `most` of neighbouring events of one command, and `limit` events in all. `next` is where the page
 * after begins; null where all that was found is shown.
 */
export function foldCommands(
  found: readonly Found[],
  { limit, most }: { limit: number; most: number },
): { chosen: Chosen[]; next: number | null } {
  const chosen: Chosen[] = []
  let place = 0
  for (const [i, { seq, command }] of found.entries()) {
    const before = found[i - 1]
    place = command !== null && before?.command === command ? place + 1 : 1
    const last = chosen.at(-1)
    if (place > most && last) last.more += 1
    else if (chosen.length === limit) return { chosen, next: before?.seq ?? null }
    else chosen.push({ seq, more: 0 })
  }
  return { chosen, next: null }
}
