import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageSet, withPages } from './corpus.ts'

const PAGES = 12

/** Processor time, in milliseconds, of the first page that a process reads: for pages evenly from all of a set. */
export const timeFirstPages = (set: PageSet): { median: number; most: number } =>
  withPages(set, (pages, folder) => {
    const chosen = pages.filter((_, at) => at % Math.ceil(pages.length / PAGES) === 0)
    const times = chosen.map((page) => timeInChild(join(folder, page.html), page.url)).toSorted((a, b) => a - b)
    return { median: times[times.length >> 1] ?? 0, most: times.at(-1) ?? 0 }
  })

function timeInChild(file: string, url: string): number {
  const child = spawnSync(process.execPath, [import.meta.filename, file, url], { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(child.stderr)
  return Number(child.stdout)
}

if (import.meta.main) {
  const [, , file = '', url = ''] = process.argv
  const { readRecipes } = await import('../../worker/modules/imports/pages/read-recipe-page.ts')
  const html = readFileSync(file, 'utf8')
  const start = process.cpuUsage()
  readRecipes(html, url)
  const { user, system } = process.cpuUsage(start)
  console.log((user + system) / 1_000)
}
