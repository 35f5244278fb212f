import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const sharedFolder = resolve(import.meta.dirname, '../../../shared')
/** Sets of saved pages; what was learned on one is tried on the other. */
export const pageSets = ['html-dev', 'html-dev2'] as const
export type PageSet = (typeof pageSets)[number]

const archiveOf = (set: PageSet): string => join(sharedFolder, `corpora/${set}.tar.gz`)

export const linesFile = join(sharedFolder, 'corpora/ingredients-dev.jsonl')

export const hasPages = (): boolean =>
  pageSets.every((set) => existsSync(archiveOf(set))) && existsSync(join(sharedFolder, 'score/pages.mjs'))
export const hasLines = (): boolean => existsSync(linesFile) && existsSync(join(sharedFolder, 'score/lines.mjs'))

/** Bytes; a report of single lines has one row for each. */
const MAX_REPORT = 20_000_000

export function runScorer(name: 'pages' | 'lines', options: readonly string[]): string {
  const run = spawnSync(process.execPath, [join(sharedFolder, `score/${name}.mjs`), ...options], {
    encoding: 'utf8',
    maxBuffer: MAX_REPORT,
  })
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

export interface SavedPage {
  id: string
  url: string
  /** Files of the folder. */
  html: string
  expected: string
}

/** Unpacks a set into `folder`, for as long as `work` takes. */
export const withPages = <T>(set: PageSet, work: (pages: readonly SavedPage[], folder: string) => T): T =>
  withTempFolder((folder) => {
    const unpacked = spawnSync('tar', ['xzf', archiveOf(set), '-C', folder])
    if (unpacked.status !== 0) throw new Error('The saved pages could not be unpacked.')
    const { items } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { items: SavedPage[] } // As its README says.
    return work(items, folder)
  })
