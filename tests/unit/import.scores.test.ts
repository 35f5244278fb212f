import { expect, test } from 'vitest'
import { hasLines, hasPages, pageSets, scoreIn } from '../../scripts/score/corpus.ts'
import { scoreLines } from '../../scripts/score/score-lines.ts'
import { scorePages } from '../../scripts/score/score-pages.ts'

/** The scores when these numbers were last raised; a change may lose `LEEWAY` points. */
const PAGES = {
  'html-dev': { core: 90, usable: 91.3, composite: 97.2 },
  'html-dev2': { core: 84.3, usable: 87.9, composite: 96.6 },
}
const REACHED = { amount: 99.2, strict: 90.8, lenient: 94.1, other: 96.7 }
const LEEWAY = 0.5

if (!hasPages() || !hasLines()) console.warn('No corpora beside this checkout: the scores of imports are not checked.')

test.skipIf(!hasPages()).each(pageSets)('saved pages are read as well as they were: %s', { timeout: 60_000 }, (set) => {
  const { report } = scorePages(set)
  for (const [name, reached] of Object.entries(PAGES[set]))
    expect(scoreIn(report, name), name).toBeGreaterThanOrEqual(reached - LEEWAY)
})

test.skipIf(!hasLines())('labelled ingredient lines are read as well as they were', { timeout: 60_000 }, () => {
  const { report } = scoreLines()
  expect(scoreIn(report, 'amount')).toBeGreaterThanOrEqual(REACHED.amount - LEEWAY)
  expect(scoreIn(report, 'strict')).toBeGreaterThanOrEqual(REACHED.strict - LEEWAY)
  expect(scoreIn(report, 'lenient')).toBeGreaterThanOrEqual(REACHED.lenient - LEEWAY)
  expect(scoreIn(report, 'non-English strict')).toBeGreaterThanOrEqual(REACHED.other - LEEWAY)
})
