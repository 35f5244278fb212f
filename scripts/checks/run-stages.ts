import type { StageOutcome, Stage } from './stage.ts'

/** A round is lanes side by side, a lane is stages in sequence. A failed stage stops nothing. */
export async function runStages(rounds: Stage[][][]): Promise<StageOutcome> {
  const total = { passed: 0, failed: 0 }
  const summary: string[] = []
  const runLane = async (lane: Stage[]) => {
    for (const { name, run } of lane) {
      console.log(`\n== ${name}\n`)
      const start = performance.now()
      const outcome = await run().catch((error: unknown) => {
        console.log(error instanceof Error ? error.message : error)
        return { passed: 0, failed: 1 }
      })
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const verdict = outcome.failed === 0 ? 'ok' : 'FAILED'
      summary.push(`${verdict.padEnd(6)}  ${seconds.padStart(6)} s  ${countsOf(outcome).padEnd(24)}  ${name}`)
      total.passed += outcome.passed
      total.failed += outcome.failed
    }
  }
  for (const lanes of rounds) await Promise.all(lanes.map(runLane))
  console.log(`\n== summary\n\n${summary.join('\n')}\n`)
  console.log(countsOf(total))
  return total
}

const countsOf = ({ passed, failed }: StageOutcome) => `${passed} passed, ${failed} failed`
