/** `--detail FILE` keeps a row for each page, `--out FILE` the answers. */
import { hasPages } from './score/corpus.ts'
import { scorePages } from './score/score-pages.ts'

const option = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1 || Infinity]

if (hasPages()) {
  const { report, times } = scorePages({ detail: option('detail'), out: option('out') })
  console.log(report.trim())
  console.log(`${times.median.toFixed(1)} ms of processor time a page (median), ${times.p95.toFixed(1)} ms (p95)`)
} else console.log('Skipped: no saved pages beside the repository.')
