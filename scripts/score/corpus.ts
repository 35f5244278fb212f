import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const sharedFolder = resolve(import.meta.dirname, '../../../shared')
export const pagesArchive = join(sharedFolder, 'corpora/html-dev.tar.gz')
export const linesFile = join(sharedFolder, 'corpora/ingredients-dev.jsonl')

export const hasPages = (): boolean => existsSync(pagesArchive) && existsSync(join(sharedFolder, 'score/pages.mjs'))
export const hasLines = (): boolean => existsSync(linesFile) && existsSync(join(sharedFolder, 'score/lines.mjs'))

export function runScorer(name: 'pages' | 'lines', options: readonly string[]): string {
  const run = spawnSync(process.execPath, [join(sharedFolder, `score/${name}.mjs`), ...options], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr || `The scorer of ${name} failed.`)
  return run.stdout
}

export function scoreIn(report: string, name: string): number {
  const last = report.trim().split('\n').at(-1) ?? ''
  const found = new RegExp(`(?:^|\\s)${name} (\\d+(?:\\.\\d+)?)`).exec(last)
  if (!found) throw new Error(`No ${name} in “${last}”.`)
  return Number(found[1])
}

export function withTempFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'score-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
