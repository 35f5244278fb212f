/**
 * Learns from labelled ingredient lines how much each sign of a reading tells that it is wrong, and prints the weights
 * for `worker/modules/imports/lines/doubts/sign-weights.ts`, with how many of the wrong lines are marked where some of
 * the right ones are: by these weights, and by weights that did not see a line's source.
 */
import { signsOf } from '../worker/modules/imports/lines/doubts/line-signs.ts'
import { hasLines } from './score/corpus.ts'
import { judgedLines } from './score/doubts/judged-lines.ts'
import { sumOf, sumsByOthers, weighSigns } from './score/doubts/learn-signs.ts'

const SHARES = [0.01, 0.02, 0.03, 0.05, 0.08, 0.1]

function curve(title: string, sums: readonly number[], isWrong: readonly boolean[]): void {
  const right = sums.filter((_, at) => !isWrong[at]).toSorted((a, b) => b - a)
  const wrong = sums.filter((_, at) => isWrong[at])
  const points = SHARES.map((share) => {
    const threshold = right[Math.floor(share * right.length)] ?? 0
    const marked = wrong.filter((sum) => sum > threshold).length / wrong.length
    return `${100 * share} % ${(100 * marked).toFixed(0)} %`
  })
  console.log(`${title.padEnd(24)} right marked → wrong marked: ${points.join(', ')}`)
}

if (hasLines()) {
  const lines = judgedLines()
  const examples = lines.map(({ source, line, isWrong }) => ({ source, isWrong, signs: signsOf(line) }))
  const weighing = weighSigns(examples)
  const sums = examples.map(({ signs }) => sumOf(weighing, signs))
  const others = sumsByOthers(examples)
  for (const [kind, isOf] of [
    ['gold', true],
    ['silver', false],
  ] as const) {
    const at = lines.flatMap(({ isGold }, index) => (isGold === isOf ? [index] : []))
    const of = <T>(list: readonly T[]) => at.flatMap((index) => list.slice(index, index + 1))
    const wrong = of(examples.map(({ isWrong }) => isWrong))
    curve(kind, of(sums), wrong)
    curve(`${kind}, other sources`, of(others), wrong)
  }
  const right = sums.filter((_, at) => !examples[at]?.isWrong).toSorted((a, b) => b - a)
  console.log(`threshold at 2.8 % of right lines: ${(right[Math.floor(0.028 * right.length)] ?? 0).toFixed(2)}`)
  console.log(`start: ${weighing.start.toFixed(2)},`)
  for (const [sign, weight] of Object.entries(weighing.weights)) console.log(`  ${sign}: ${weight.toFixed(2)},`)
} else console.log('Skipped: no labelled lines beside the repository.')
