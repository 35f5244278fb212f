import { quickStages } from './checks/stages.list.ts'
import { runStages } from './checks/run-stages.ts'

const { failed } = await runStages(quickStages)
process.exitCode = failed === 0 ? 0 : 1
