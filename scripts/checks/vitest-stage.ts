import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runCommand } from '../local/run-command.ts'
import type { Stage } from './stage.ts'

export function vitestStage(project: string): Stage {
  const report = `node_modules/.cache/vitest-${project}.json`
  return {
    name: `tests: ${project}`,
    run: async () => {
      rmSync(report, { force: true })
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const clean = await runCommand('vitest', ['run', '--project', project, ...reporters]).then(
        () => true,
        () => false,
      )
      const tests = existsSync(report) ? testCounts(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }
      return { passed: tests.passed + Number(clean), failed: tests.failed + Number(!clean) }
    },
  }
}

function testCounts(json: string) {
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } = JSON.parse(json)
  return { passed: numPassedTests, failed: numFailedTests }
}
