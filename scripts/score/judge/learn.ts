/** A page with what each reading of it shows, of which one may be right. */
export interface JudgedPage {
  site: string
  readings: { signs: Readonly<Record<string, number>>; isRight: boolean; alike: number }[]
}

export interface Learned {
  weights: Record<string, number>
  /** Shares of pages on which the right reading is chosen. */
  onAll: number
  /** By weights of one half of all sites on the other half, five times both ways. */
  onOthers: number
  /** Where one reading is right at all. */
  possible: number
}

/** `restraint` keeps weights small, which few pages speak for. */
export function learn(pages: readonly JudgedPage[], restraint: number): Learned {
  const weights = weigh(pages, restraint)
  const halves = [1, 2, 3, 4, 5].flatMap((seed) => {
    const [one, other] = [0, 1].map((half) => pages.filter(({ site }) => halfOf(site, seed) === half))
    return [
      [one ?? [], other ?? []],
      [other ?? [], one ?? []],
    ] as const
  })
  const tried = halves.map(([known, others]) => rightShare(weigh(known, restraint), others))
  return {
    weights: Object.fromEntries(Object.entries(weights).map(([sign, weight]) => [sign, Number(weight.toFixed(2))])),
    onAll: rightShare(weights, pages),
    onOthers: tried.reduce((sum, share) => sum + share, 0) / tried.length,
    possible: pages.filter(({ readings }) => readings.some(({ isRight }) => isRight)).length / pages.length,
  }
}

const ROUNDS = 400
const STEP = 0.1

/**
 * Logistic regression over pairs of readings of the same page, the better one less the worse, by the method of Adam
 * (Kingma and Ba, 2015).
 */
function weigh(pages: readonly JudgedPage[], restraint: number): Record<string, number> {
  const names = Object.keys(pages[0]?.readings[0]?.signs ?? {})
  const pairs = pages.flatMap((page) => pairsOf(page, names))
  const weights = names.map(() => 0)
  const mean = names.map(() => 0)
  const square = names.map(() => 0)
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => (weight * restraint * pages.length) / 10)
    for (const { difference, force } of pairs) {
      const sum = difference.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0)
      const error = force / (1 + Math.exp(sum))
      difference.forEach((value, i) => (slope[i] = (slope[i] ?? 0) - error * value))
    }
    slope.forEach((value, i) => {
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * value
      square[i] = 0.99 * (square[i] ?? 0) + 0.01 * value * value
      const [m, s] = [(mean[i] ?? 0) / (1 - 0.9 ** round), (square[i] ?? 0) / (1 - 0.99 ** round)]
      weights[i] = (weights[i] ?? 0) - (STEP * m) / (Math.sqrt(s) + 1e-8)
    })
  }
  return Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0]))
}

/** Right before wrong; of wrong ones, what is clearly more alike before what is less, with less force. */
function pairsOf({ readings }: JudgedPage, names: readonly string[]) {
  const pairs = readings.flatMap((better) =>
    readings.flatMap((worse) => {
      const force = better.isRight && !worse.isRight ? 1 : !better.isRight && better.alike > worse.alike + 0.1 ? 0.3 : 0
      if (force === 0) return []
      return [{ difference: names.map((name) => (better.signs[name] ?? 0) - (worse.signs[name] ?? 0)), force }]
    }),
  )
  return pairs.map(({ difference, force }) => ({ difference, force: force / Math.sqrt(pairs.length) }))
}

function rightShare(weights: Readonly<Record<string, number>>, pages: readonly JudgedPage[]): number {
  const right = pages.filter(({ readings }) => {
    const sums = readings.map(({ signs }) =>
      Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (signs[name] ?? 0), 0),
    )
    return readings[sums.indexOf(Math.max(...sums))]?.isRight
  })
  return right.length / (pages.length || 1)
}

/** Puts each site into one of two halves, by chance but always the same. */
function halfOf(site: string, seed: number): number {
  let hash = seed * 7919 + 17
  for (const letter of site) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0
  return (hash >>> 8) % 2
}
