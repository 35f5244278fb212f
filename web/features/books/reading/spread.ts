/** Page 0 is the title page; recipe n stands on page n. */
export interface Spread {
  /** The first page that is open, and the last. */
  from: number
  to: number
  next: number | undefined
  previous: number | undefined
}

/** What is open in a book of `count` recipes, of which `width` lie side by side. */
export function spreadAt(page: number, count: number, width: 1 | 2): Spread {
  const asked = Math.min(page, count)
  const from = asked === 0 ? 0 : asked - ((asked - 1) % width)
  const to = from === 0 ? 0 : Math.min(count, from + width - 1)
  return {
    from,
    to,
    next: to < count ? to + 1 : undefined,
    previous: from === 0 ? undefined : Math.max(0, from - width),
  }
}

export const pagesBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
