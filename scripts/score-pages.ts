/** `--set html-dev` reads one set only; `--detail FILE` keeps a row for each of its pages, `--out FILE` the answers. */
import { hasPages, pageSets } from './score/corpus.ts'
import { timeFirstPages } from './score/first-page.ts'
import { scorePages } from './score/score-pages.ts'

const option = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1 || Infinity]

if (hasPages())
  for (const set of pageSets.filter((one) => one === (option('set') ?? one))) {
    const { report, times } = scorePages(set, { detail: option('detail'), out: option('out') })
    console.log(`${set}\n${report.trim()}`)
    console.log(`${times.median.toFixed(1)} ms of processor time a page (median), ${times.p95.toFixed(1)} ms (p95)`)
    const first = timeFirstPages(set)
    console.log(
      `${first.median.toFixed(0)} ms for the first page of a process (median), at most ${first.most.toFixed(0)} ms\n`,
    )
  }
else console.log('Skipped: no saved pages beside the repository.')
