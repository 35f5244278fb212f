import * as z from 'zod'
import type { Material, Question } from '#worker/modules/ai/calls/question.ts'
import { lineOf, textOf } from '../spoken-text.ts'

const said = z.object({
  found: z.boolean(),
  name: z.string(),
  description: z.string().nullable(),
  servings: z.number().nullable(),
  servings_text: z.string().nullable(),
  working_minutes: z.number().nullable(),
  waiting_minutes: z.number().nullable(),
  keywords: z.array(z.string()),
  ingredients: z.array(z.object({ group: z.string().nullable(), line: z.string() })),
  steps: z.array(z.object({ name: z.string().nullable(), instruction: z.string() })),
  source_url: z.string().nullable(),
})

/** A recipe as a model read it, within the ends that texts have. */
export interface ReadDraft {
  name: string
  description: string
  servings: number | null
  servings_text: string
  working_time: number
  waiting_time: number
  keywords: string[]
  ingredients: { group: string | null; line: string }[]
  steps: { name: string; instruction: string }[]
  source_url: string
}

const INSTRUCTIONS = `You read one recipe out of what somebody hands in: a text, a photo, a scan or several pages of one recipe.
Keep its language and its words. One ingredient is one line, as it is written: amount, unit, food, note. "group" is the heading that ingredients stand under, else null. One step is one thing to do; leave out its number. Times are whole minutes. What it does not say is null, or an empty list: add nothing.
Where there is no recipe, "found" is false and the rest is empty.`

const MAX = { ingredients: 300, steps: 200, keywords: 30, minutes: 30 * 24 * 60, servings: 1_000 }

type DraftQuestion = Question<z.output<typeof said>, ReadDraft | null>

export const draftQuestion = (material: readonly Material[]): DraftQuestion => ({
  ...answeredByDraft,
  function: 'FILE_IMPORT',
  instructions: INSTRUCTIONS,
  material,
})

/** What a question says whose answer is a recipe. */
export const answeredByDraft: Omit<DraftQuestion, 'function' | 'instructions' | 'material'> = {
  schema: said,
  output: 8_000,
  leastOutput: 800,
  check(answer) {
    if (!answer.found) return { value: null }
    const draft = draftOf(answer)
    const faults = [
      ...(draft.name === '' ? ['name: it is empty.'] : []),
      ...(draft.ingredients.length + draft.steps.length === 0 ? ['It has neither ingredients nor steps.'] : []),
    ]
    return faults.length > 0 ? { faults } : { value: draft }
  },
}

function draftOf(answer: z.output<typeof said>): ReadDraft {
  return {
    name: lineOf(answer.name, 128),
    description: textOf(answer.description, 5_000),
    servings: within(answer.servings, MAX.servings) || null,
    servings_text: lineOf(answer.servings_text, 32),
    working_time: within(answer.working_minutes, MAX.minutes),
    waiting_time: within(answer.waiting_minutes, MAX.minutes),
    keywords: [...new Set(answer.keywords.slice(0, MAX.keywords).map((word) => lineOf(word, 64)))].filter(Boolean),
    ingredients: answer.ingredients
      .slice(0, MAX.ingredients)
      .map(({ group, line }) => ({ group: lineOf(group, 128) || null, line: lineOf(line, 400) }))
      .filter(({ line }) => line !== ''),
    steps: answer.steps
      .slice(0, MAX.steps)
      .map(({ name, instruction }) => ({ name: lineOf(name, 128), instruction: textOf(instruction, 5_000) }))
      .filter(({ instruction }) => instruction !== ''),
    source_url: lineOf(answer.source_url, 1_000),
  }
}

/** A whole number from 0; 0 where it is none. */
const within = (value: number | null, most: number): number =>
  value !== null && Number.isFinite(value) && value > 0 && value <= most ? Math.round(value) : 0
