import * as z from 'zod'
import type { Question } from '#worker/modules/ai/calls/question.ts'
import { saidLine } from '../said-things.ts'
import type { TakenApart } from './pieces.ts'

const said = z.object({
  starts: z.array(z.int()),
  uses: z.array(z.object({ ingredient: z.int(), sentence: z.int() })),
})

/** Where steps begin, and the sentence that uses an ingredient first. */
export interface Order {
  starts: Set<number>
  uses: Map<number, number>
}

const INSTRUCTIONS = `You put the steps of a recipe in order for somebody who cooks. Its sentences and its ingredients are numbered. "starts" are the numbers of the sentences with which a new step begins: a step is what is done in one go, mostly two to four sentences. "uses" says for each ingredient the number of the first sentence that uses it. Nothing is written anew.`

/** A model only points at what is there, so that it can neither lose nor write anything. */
export const stepsQuestion = ({ pieces, lines }: TakenApart): Question<z.output<typeof said>, Order> => ({
  function: 'STEP_SORT',
  instructions: INSTRUCTIONS,
  material: [
    { text: pieces.map(({ text }, i) => `${i}: ${text}`).join('\n') },
    { text: lines.map(({ row }, i) => `${i}: ${saidLine(row)}`).join('\n') || '(no ingredients)' },
  ],
  schema: said,
  output: 300 + 12 * pieces.length + 30 * lines.length,
  check({ starts, uses }) {
    const faults = [
      ...starts.filter((n) => !pieces[n]).map((n) => `There is no sentence ${n}.`),
      ...uses.filter(({ sentence: n }) => !pieces[n]).map(({ sentence }) => `There is no sentence ${sentence}.`),
      ...uses.filter(({ ingredient: n }) => !lines[n]).map(({ ingredient }) => `There is no ingredient ${ingredient}.`),
    ]
    if (faults.length > 0) return { faults }
    return {
      value: {
        starts: new Set(starts),
        // Of several, the first sentence counts.
        uses: new Map(
          uses
            .toSorted((one, other) => other.sentence - one.sentence)
            .map(({ ingredient, sentence }) => [ingredient, sentence]),
        ),
      },
    }
  },
})
