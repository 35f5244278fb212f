import { existsSync, rmSync } from 'node:fs'
import { commandSucceedsAloud } from '../local/run-command.ts'
import type { Stage, StageOutcome } from './stage.ts'
import { type FailedFile, type VitestReport, readVitestReport } from './vitest-report.ts'

/**
 * On a busy machine a test now and then misses a moment that no person would. A file that failed runs once more, and
 * only what fails twice is a failure; what passed at its second attempt is named, as it wants a better test.
 */
export const vitestStage = (project: string): Stage => ({
  name: `tests: ${project}`,
  run: async () => {
    const first = await runVitest(project)
    const files = first.report?.failedFiles ?? []
    if (first.clean || files.length === 0 || files.length > MOST_AGAIN) return outcomeOf(first)
    const paths = files.map(({ path }) => path)
    console.log(`\n== again: ${paths.join(' ')}\n`)
    const second = await runVitest(project, paths)
    const unsteady = second.clean ? files.map(({ path, failed }) => [path, ...failed].join(' > ')) : []
    for (const name of unsteady) console.log(`passed at the second attempt: ${name}`)
    return replaced(outcomeOf(first), files, outcomeOf(second))
  },
})

/** More than these are no accident. */
const MOST_AGAIN = 5

interface Run {
  /** Whether nothing failed, also outside of tests. */
  clean: boolean
  report: VitestReport | null
}

async function runVitest(project: string, files: string[] = []): Promise<Run> {
  const path = `node_modules/.cache/vitest-${project}.json`
  rmSync(path, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const clean = await commandSucceedsAloud('vitest', ['run', '--project', project, ...reporters, ...files])
  return { clean, report: existsSync(path) ? readVitestReport(path) : null }
}

const outcomeOf = ({ clean, report }: Run): StageOutcome => ({
  passed: (report?.passed ?? 0) + Number(clean),
  failed: (report?.failed ?? 0) + Number(!clean),
})

/** What failed files counted at first does not count. */
const replaced = ({ passed }: StageOutcome, files: readonly FailedFile[], second: StageOutcome): StageOutcome => ({
  passed: files.reduce((left, file) => left - file.passed, passed) + second.passed,
  failed: second.failed,
})
