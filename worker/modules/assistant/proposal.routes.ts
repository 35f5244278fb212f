import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { answerOnce } from '#worker/kernel/log/answer-once.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { asGiven } from './as-given.ts'
import { cleanUpAnswer, cleanUpRequest } from './clean-up/clean-up.contract.ts'
import { proposeChanges } from './clean-up/propose-changes.ts'
import { providerQuery, SPENDS, tag } from './function-call.ts'
import { ideasAnswer, ideasRequest } from './ideas/ideas.contract.ts'
import { findIdeas } from './ideas/find-ideas.ts'
import { aiImportAnswer } from './import/import.contract.ts'
import { findSubstitutes } from './substitutes/find-substitutes.ts'
import { substitutesAnswer, substitutesRequest } from './substitutes/substitutes.contract.ts'
import { translateRecipe } from './translate/translate-recipe.ts'
import { writingRequest } from './write/write.contract.ts'
import { writeRecipe } from './write/write-recipe.ts'

const proposing = { method: 'post', tag, level: 'user', description: `${SPENDS} Ours.` } as const

/** What other servers do not do. Each answers a proposal; whoever accepts it uses the calls that are there for everybody. */
export function proposalRoutes(app: App): void {
  route(
    app,
    {
      ...proposing,
      path: '/api/recipe/{id}/aitranslate/',
      name: 'aitranslate_recipe',
      summary: 'Translate a recipe with a model',
      params: idParam,
      query: providerQuery.extend({
        language: z
          .string()
          .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'Give the code of a language, as in `de`.')
          .optional()
          .describe('The code of a language, as in `de`'),
      }),
      body: asGiven(recipe.patch, 'A recipe, as a change of one takes it.'),
      response: z.looseObject({}).meta({ description: 'The recipe that was sent, with other texts.' }),
    },
    ({ context, params: { id }, query: { provider, language }, body }) =>
      answerOnce(spaceStore(context), () => translateRecipe(context, { id, provider, language, body })),
  )
  route(
    app,
    {
      ...proposing,
      path: '/api/ai-substitutes/',
      name: 'ai_substitutes',
      summary: 'What can stand for an ingredient',
      query: providerQuery,
      body: substitutesRequest,
      response: substitutesAnswer,
    },
    ({ context, query, body }) => answerOnce(spaceStore(context), () => findSubstitutes(context, query.provider, body)),
  )
  route(
    app,
    {
      ...proposing,
      path: '/api/ai-ideas/',
      name: 'ai_ideas',
      summary: 'What can be cooked with the foods that are there',
      query: providerQuery,
      body: ideasRequest,
      response: ideasAnswer,
    },
    ({ context, query, body }) => answerOnce(spaceStore(context), () => findIdeas(context, query.provider, body)),
  )
  route(
    app,
    {
      ...proposing,
      path: '/api/ai-clean-up/',
      name: 'ai_clean_up',
      summary: 'Foods without a shop category, or with misspelled names, and what they could have instead',
      query: providerQuery,
      body: cleanUpRequest,
      response: cleanUpAnswer,
    },
    ({ context, query, body }) => answerOnce(spaceStore(context), () => proposeChanges(context, query.provider, body)),
  )
  route(
    app,
    {
      ...proposing,
      path: '/api/ai-recipe/',
      name: 'ai_recipe',
      summary: 'Write a recipe for an idea',
      query: providerQuery,
      body: writingRequest,
      response: aiImportAnswer,
    },
    ({ context, query, body }) => answerOnce(spaceStore(context), () => writeRecipe(context, query.provider, body)),
  )
}
