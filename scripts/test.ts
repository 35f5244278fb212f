import type { Stage } from './checks/stage.ts'
import { allStages } from './checks/stages.list.ts'
import { runStages } from './checks/run-stages.ts'

// `npm test -- lint "tests: web"` runs only those stages.
const wanted = process.argv.slice(2)
const chosen = (lane: Stage[]) => lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const { failed } = await runStages(allStages.map((lanes) => lanes.map(chosen)))
process.exitCode = failed === 0 ? 0 : 1
