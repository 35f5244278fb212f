import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine } from '../../worker/modules/imports/lines/parse.ts'
import { linesFile, runScorer, withTempFolder } from './corpus.ts'

/** `speed` is lines in a second of processor time. */
export function scoreLines(file = linesFile): { report: string; speed: number } {
  const cases: { id: number; line: string }[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row))
  const rows = cases.map(({ id, line }) => {
    const { amount, amount_max, no_amount, unit, food, note } = parseLine(line)
    return JSON.stringify({ id, amount: no_amount ? null : amount, amount_max, unit, food, note })
  })
  const start = process.cpuUsage()
  for (const { line } of cases) parseLine(line)
  const { user, system } = process.cpuUsage(start)
  const report = withTempFolder((folder) => {
    const predictions = join(folder, 'predictions.jsonl')
    writeFileSync(predictions, rows.join('\n'))
    return runScorer('lines', ['--pred', predictions, '--cases', file])
  })
  return { report, speed: Math.round((cases.length * 1e6) / (user + system)) }
}
