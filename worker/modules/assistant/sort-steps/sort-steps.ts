import type { Context } from '#worker/kernel/log/context.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { providerId } from '../provider-id.ts'
import { takeApart } from './pieces.ts'
import { putTogether } from './put-together.ts'
import { stepsQuestion } from './steps-question.ts'

type Body = Record<string, unknown>

const MAX_PIECES = 1_000

/** The recipe that was sent, with its sentences and ingredients in steps. Nothing is saved. */
export async function sortSteps(context: Context, provider: unknown, recipe: Body): Promise<Body> {
  const asked = providerId(provider)
  const apart = takeApart(recipe)
  if (!apart.pieces.some(({ text }) => text !== ''))
    throw nothingGiven('There are no instructions to be put in order.', 'no_steps')
  if (apart.pieces.length > MAX_PIECES)
    throw nothingGiven('These are more instructions than can be put in order at once.', 'too_large')
  const { value } = await askProvider(context, asked, stepsQuestion(apart))
  return { ...recipe, steps: putTogether(apart, value) }
}
