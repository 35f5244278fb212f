import { allStages } from './checks/stages.list.ts'
import { runStages } from './checks/stages.run.ts'

// `npm test -- lint "tests: web"` runs those stages only.
const wanted = process.argv.slice(2)
const { failed } = await runStages(allStages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
process.exitCode = failed === 0 ? 0 : 1
