import type { Double, Side } from './doubles.queries.ts'

export interface Choice {
  staying: Side
  going: Side
}

export const keepLeft = ({ left, right }: Double): Choice => ({ staying: left, going: right })
export const keepRight = ({ left, right }: Double): Choice => ({ staying: right, going: left })

/** What more recipes use stays; of a word and its plural the word; else the older. */
export function keepUsual(pair: Double): Choice {
  const { left, right, why } = pair
  const more = (right.numrecipe ?? 0) - (left.numrecipe ?? 0)
  if (more !== 0) return more > 0 ? keepRight(pair) : keepLeft(pair)
  const isPlural = why === 'plural' || why === 'ending'
  return isPlural && right.name.length < left.name.length ? keepRight(pair) : keepLeft(pair)
}

export const pairKey = ({ left, right }: Double): string => `${left.id} ${right.id}`

/** Choices that can be made one after the other: nothing goes twice, or stays after it went. */
export function usualChoices(pairs: readonly Double[]): Choice[] {
  const gone = new Set<number>()
  return pairs.flatMap((pair) => {
    if (gone.has(pair.left.id) || gone.has(pair.right.id)) return []
    const choice = keepUsual(pair)
    gone.add(choice.going.id)
    return [choice]
  })
}
