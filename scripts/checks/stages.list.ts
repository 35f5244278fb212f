import { commandStage } from './command-stage.ts'
import { webSizeStage, workerSizeStage } from './stage-size.ts'
import { vitestStage } from './vitest-stage.ts'

const code = [
  commandStage('types', 'tsc', '-b'),
  commandStage('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  commandStage('format', 'oxfmt', '--check'),
]

/** What takes seconds. */
export const quickStages = [[[...code, vitestStage('unit')]]]

/**
 * Everything, in rounds. Those who sit at a browser mostly wait for it, so that the other tests run beside them; both
 * want the web to be built before.
 */
export const allStages = [
  [[...code, commandStage('dead code', 'knip'), webSizeStage, workerSizeStage]],
  [[vitestStage('unit'), vitestStage('web'), vitestStage('worker'), vitestStage('clients')], [vitestStage('e2e')]],
]
