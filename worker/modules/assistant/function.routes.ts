import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { Problem } from '#worker/kernel/contract/errors.ts'
import { answerOnce } from '#worker/kernel/log/answer-once.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { food } from '#worker/modules/foods/food.contract.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { tooManyPages } from '#worker/modules/ai/calls/ai-problems.ts'
import { asGiven } from './as-given.ts'
import { providerQuery, SPENDS, tag } from './function-call.ts'
import { countPages } from './import/count-pages.ts'
import { aiImportAnswer, importQuery, importRequest } from './import/import.contract.ts'
import { estimateImport, importLater, importRecipe, inImportShape } from './import/import-recipe.ts'
import { PAGES_AT_ONCE } from './import/pages-at-once.contract.ts'
import { estimateProperties } from './properties/estimate-properties.ts'
import { proposalRoutes } from './proposal.routes.ts'
import { testAnswer, testProvider } from './test-provider.ts'
import { sortSteps } from './sort-steps/sort-steps.ts'

const properties = (kind: 'food' | 'recipe') => ({
  method: 'post' as const,
  path: `/api/${kind}/{id}/aiproperties/`,
  name: `aiproperties_${kind}`,
  tag,
  level: 'user' as const,
  description: `${SPENDS} The body comes back with \`properties\` for all property types of the space, null where nobody knows.`,
  params: idParam,
  query: providerQuery,
})

export function functionRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/ai-import/',
      name: 'ai_import',
      tag,
      summary: 'Read a recipe from pictures, PDFs or a text with a model',
      description: `${SPENDS} Answers as \`recipe-from-source\` does; \`invented\` says what is not in the source.`,
      level: 'user',
      multipart: true,
      query: importQuery,
      body: importRequest,
      refusal: inImportShape,
      response: aiImportAnswer,
    },
    async ({ context, query, body }) => {
      try {
        const { job, estimate } = query
        if (estimate === 'true') return answer(await estimateImport(context, body))
        if (job === 'true') return await importLater(context, body, 'apart')
        const pages = await countPages(body.file)
        if (pages > PAGES_AT_ONCE && job === 'auto') return await importLater(context, body, 'together')
        if (pages > PAGES_AT_ONCE) throw tooManyPages(pages, PAGES_AT_ONCE)
        return await answerOnce(spaceStore(context), () => importRecipe(context, body))
      } catch (error) {
        throw error instanceof Problem ? inImportShape(error) : error
      }
    },
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/ai-step-sort/',
      name: 'ai_step_sort',
      tag,
      summary: 'Put the instructions of a recipe into steps with a model',
      description: `${SPENDS} No word changes: sentences and ingredients are only put together anew.`,
      level: 'user',
      query: providerQuery,
      body: asGiven(recipe.patch, 'A recipe, as a change of one takes it.'),
      response: z.looseObject({}).meta({ description: 'The recipe that was sent, with other steps.' }),
    },
    ({ context, query, body }) => answerOnce(spaceStore(context), () => sortSteps(context, query.provider, body)),
  )
  route(
    app,
    {
      ...properties('food'),
      summary: 'Estimate what a food is made of with a model',
      body: asGiven(food.patch, 'A food, as a change of one takes it.'),
      response: z.looseObject({}).meta({ description: 'The food that was sent, with other properties.' }),
    },
    ({ context, params: { id }, query: { provider }, body }) =>
      answerOnce(spaceStore(context), () => estimateProperties(context, 'food', { id, provider, body })),
  )
  route(
    app,
    {
      ...properties('recipe'),
      summary: 'Estimate what a serving of a recipe is made of with a model',
      body: asGiven(recipe.patch, 'A recipe, as a change of one takes it.'),
      response: z.looseObject({}).meta({ description: 'The recipe that was sent, with other properties.' }),
    },
    ({ context, params: { id }, query: { provider }, body }) =>
      answerOnce(spaceStore(context), () => estimateProperties(context, 'recipe', { id, provider, body })),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/ai-provider/{id}/test/',
      name: 'test_ai-provider',
      tag,
      summary: 'Whether an AI provider answers',
      description: `${SPENDS} Ours.`,
      level: 'user',
      params: idParam,
      response: testAnswer,
    },
    ({ context, params: { id } }) => answerOnce(spaceStore(context), () => testProvider(context, id)),
  )
  proposalRoutes(app)
}
