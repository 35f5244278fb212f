import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Labelled material that is kept beside the checkout, and the scripts that score answers on it. */
const sharedFolder = resolve(import.meta.dirname, '../../../shared')
export const pagesArchive = join(sharedFolder, 'corpora/html-dev.tar.gz')
export const linesFile = join(sharedFolder, 'corpora/ingredients-dev.jsonl')

export const hasPages = (): boolean => existsSync(pagesArchive) && existsSync(join(sharedFolder, 'score/pages.mjs'))
export const hasLines = (): boolean => existsSync(linesFile) && existsSync(join(sharedFolder, 'score/lines.mjs'))

/** What a scorer prints about a file of answers; throws where it fails. */
export function runScorer(name: 'pages' | 'lines', options: readonly string[]): string {
  const run = spawnSync(process.execPath, [join(sharedFolder, `score/${name}.mjs`), ...options], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr || `The scorer of ${name} failed.`)
  return run.stdout
}

/** A percentage in the last line of a scorer's report, by the word before it. */
export function scoreIn(report: string, name: string): number {
  const last = report.trim().split('\n').at(-1) ?? ''
  const found = new RegExp(`(?:^|\\s)${name} (\\d+(?:\\.\\d+)?)`).exec(last)
  if (!found) throw new Error(`No ${name} in “${last}”.`)
  return Number(found[1])
}

/** Lends a folder that is gone afterwards. */
export function withTempFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'score-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
