import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { pageAnswer } from '#worker/modules/imports/source.read.ts'
import { answeredByDraft } from '../import/draft-question.ts'
import type { AiImportAnswer } from '../import/import.contract.ts'
import { allInvented } from '../import/invented.ts'
import { markedAnswer } from '../import/marked-answer.ts'
import { pageRecipeOf } from '../import/page-recipe-of.ts'
import { providerId } from '../provider-id.ts'
import type { writingRequest } from './write.contract.ts'

const INSTRUCTIONS = `You write a recipe that somebody can cook at home, for the dish of the material: "uses" are foods that are there, "missing" what can be bought, "has_to_be" what it should be. Use no more foods than it needs, beside what every kitchen has.
Give amounts in units of a kitchen, servings, times as whole minutes, and one thing to do in each step. One ingredient is one line: amount, unit, food, note. Here you use what you know. Write in the language of the dish. "source_url" is null.
Where it is no dish, "found" is false and the rest is empty.`

/** A recipe for an idea. All of it is made up, and marked so; nothing is saved. */
export async function writeRecipe(
  context: Context,
  provider: unknown,
  { name, description, uses, missing, wish }: z.output<typeof writingRequest>,
): Promise<AiImportAnswer> {
  const dish = { dish: name, description: description ?? '', uses, missing, has_to_be: wish ?? '' }
  const { value: draft } = await askProvider(context, providerId(provider), {
    ...answeredByDraft,
    function: 'WRITING',
    instructions: INSTRUCTIONS,
    material: [{ text: JSON.stringify(dish) }],
  })
  if (!draft) throw nothingGiven('The AI knows no dish of this name.', 'no_dish')
  const recipe = pageRecipeOf(draft, '')
  const answer = await pageAnswer(context, null, { recipe, choices: [], isCut: false })
  const invented = allInvented(draft)
  return { ...markedAnswer(answer, invented, 'none'), invented, compared: true }
}
