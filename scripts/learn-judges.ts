/**
 * Learns what each sign of a reading weighs from saved pages of which the right answer is known, and prints the weights
 * for `worker/modules/imports/pages/judge/weights.ts` with how often they choose rightly: on the pages that they were
 * learned from, and on sites that they were not.
 */
import { hasPages } from './score/corpus.ts'
import { learn, type Learned } from './score/judge/learn.ts'
import { ingredientPages, stepPages } from './score/judge/judged-pages.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const print = (title: string, { weights, onAll, onOthers, possible }: Learned) => {
  console.log(
    `${title}: right on ${percent(onAll)}, on sites not learned from ${percent(onOthers)}, possible ${percent(possible)}`,
  )
  console.log(
    Object.entries(weights)
      .map(([sign, weight]) => `  ${sign}: ${weight},`)
      .join('\n'),
  )
}

if (hasPages()) {
  print('ingredients', learn(ingredientPages(), 0.0015))
  print('steps', learn(stepPages(), 0.003))
} else console.log('Skipped: no saved pages beside the repository.')
