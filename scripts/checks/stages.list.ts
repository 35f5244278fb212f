import { commandStage } from './command-stage.ts'
import { webSizeStage, workerSizeStage } from './stage-size.ts'
import { vitestStage } from './vitest-stage.ts'

const code = [
  commandStage('dead code', 'knip'),
  commandStage('types', 'tsc', '-b'),
  commandStage('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  commandStage('format', 'oxfmt', '--check'),
]

export const quickStages = [[[...code, vitestStage('unit')]]]

/** Browser tests mostly wait, so other tests run beside them, in lanes of like length. All need the web of the first round. */
export const allStages = [
  [[...code, webSizeStage, workerSizeStage]],
  [
    [vitestStage('unit'), vitestStage('web'), vitestStage('worker'), vitestStage('clients'), vitestStage('breaks')],
    [vitestStage('e2e'), vitestStage('screens')],
  ],
]
