import { commandStage } from './stage.command.ts'
import { webSize, workerSize } from './stage.size.ts'
import { vitestStage } from './stage.vitest.ts'

const code = [
  commandStage('types', 'tsc', '-b'),
  commandStage('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  commandStage('format', 'oxfmt', '--check'),
]

/** What takes seconds. */
export const quickStages = [...code, vitestStage('unit')]

/** Everything, the quickest first. */
export const allStages = [
  ...code,
  commandStage('dead code', 'knip'),
  vitestStage('unit'),
  vitestStage('worker'),
  vitestStage('web'),
  webSize,
  workerSize,
  vitestStage('e2e'),
]
