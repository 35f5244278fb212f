/** Scores the ingredient-line parser on the labelled corpus beside the checkout; says so and stops where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseLine } from '../worker/modules/imports/lines/parse.ts'

const shared = fileURLToPath(new URL('../../shared/', import.meta.url))
const corpus = process.argv[2] ?? join(shared, 'corpora/ingredients-dev.jsonl')
const scorer = join(shared, 'score/lines.mjs')

if (existsSync(corpus) && existsSync(scorer)) score()
else console.log('No corpus of ingredient lines beside this checkout: nothing scored.')

function score(): void {
  const cases: { id: number; line: string }[] = readFileSync(corpus, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row))
  const parsed = cases.map(({ line }) => parseLine(line))
  const start = process.cpuUsage()
  for (const { line } of cases) parseLine(line)
  const { user, system } = process.cpuUsage(start)
  const folder = mkdtempSync(join(tmpdir(), 'lines-'))
  const file = join(folder, 'predictions.jsonl')
  const rows = parsed.map(({ amount, amount_max, no_amount, unit, food, note }, index) =>
    JSON.stringify({ id: cases[index]?.id, amount: no_amount ? null : amount, amount_max, unit, food, note }),
  )
  writeFileSync(file, rows.join('\n'))
  spawnSync(process.execPath, [scorer, '--pred', file, '--cases', corpus], { stdio: 'inherit' })
  console.log(`${Math.round((cases.length * 1e6) / (user + system))} lines a second of processor time`)
  rmSync(folder, { recursive: true })
}
