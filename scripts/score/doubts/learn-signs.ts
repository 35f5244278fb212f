/** What was seen of a thing, and whether it was wrong. */
export interface Example {
  source: string
  signs: Readonly<Record<string, boolean>>
  isWrong: boolean
}

export interface Weighing {
  weights: Record<string, number>
  start: number
}

const ROUNDS = 300
const STEP = 0.1
/** Keeps weights small that few examples speak for. */
const RESTRAINT = 2

/** Logistic regression by the method of Adam (Kingma and Ba, 2015). */
export function weighSigns(examples: readonly Example[]): Weighing {
  const names = Object.keys(examples[0]?.signs ?? {})
  const present = examples.map(({ signs }) => names.flatMap((name, i) => (signs[name] ? [i] : [])))
  const last = names.length
  const weights = [...names, ''].map(() => 0)
  const mean = weights.map(() => 0)
  const square = weights.map(() => 0)
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i < last ? weight * RESTRAINT : 0))
    present.forEach((signs, at) => {
      const sum = signs.reduce((total, i) => total + (weights[i] ?? 0), weights[last] ?? 0)
      const error = 1 / (1 + Math.exp(-sum)) - (examples[at]?.isWrong ? 1 : 0)
      for (const i of [...signs, last]) slope[i] = (slope[i] ?? 0) + error
    })
    slope.forEach((value, i) => {
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * value
      square[i] = 0.99 * (square[i] ?? 0) + 0.01 * value * value
      const [m, s] = [(mean[i] ?? 0) / (1 - 0.9 ** round), (square[i] ?? 0) / (1 - 0.99 ** round)]
      weights[i] = (weights[i] ?? 0) - (STEP * m) / (Math.sqrt(s) + 1e-8)
    })
  }
  return { weights: Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])), start: weights[last] ?? 0 }
}

export const sumOf = ({ weights, start }: Weighing, signs: Example['signs']): number =>
  Object.entries(signs).reduce((sum, [name, there]) => sum + (there ? (weights[name] ?? 0) : 0), start)

/** Each example's sum by weights of the other sources alone. */
export function sumsByOthers(examples: readonly Example[]): number[] {
  const bySource = new Map(
    [...new Set(examples.map(({ source }) => source))].map((source) => [
      source,
      weighSigns(examples.filter((one) => one.source !== source)),
    ]),
  )
  return examples.map(({ source, signs }) => sumOf(bySource.get(source) ?? weighSigns(examples), signs))
}
