import { idParam } from '#worker/kernel/contract/contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { ignoredDraft } from '#worker/kernel/resource/mount-merge.ts'
import { food } from '#worker/modules/foods/food.contract.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { fdcSearchQuery, filling, fillOptions, fillQuery, foundFoods } from './composition.contract.ts'
import { fillFoodFromFdc, previewFilling } from './fill-food.change.ts'
import { searchFoods } from './find-composition.ts'

const source =
  'From FoodData Central where the operator gave a key for it, else from a table of the USDA Standard Reference that comes with Larder.'

export function compositionRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path: '/api/fdc-search/',
      name: 'fdc-search',
      tag: food.title,
      summary: 'Foods whose composition is known',
      description: `${source} The table also answers to what people call common foods in English and German; its numbers have at most five digits.`,
      level: 'user',
      query: fdcSearchQuery,
      response: foundFoods,
      responseExample: {
        totalHits: 1,
        currentPage: 1,
        totalPages: 1,
        foods: [{ fdcId: 1001, description: 'Butter, salted', dataType: 'SR Legacy', name: 'salted butter' }],
      },
    },
    async ({ context, query: { query, dataType, pageNumber } }) =>
      answer(await searchFoods(context, { query, types: dataType, page: pageNumber ?? 1 })),
  )
  const one = { path: `${food.path}{id}/fdc/`, tag: food.title, level: food.roles.write, params: idParam }
  route(
    app,
    {
      ...one,
      method: 'get',
      name: 'preview_food_fdc',
      summary: 'What filling a food would write',
      description: 'Not in the reference.',
      query: fillQuery,
      response: filling,
    },
    ({ context, params, query }) => previewFilling(context, params.id, query),
  )
  route(
    app,
    {
      ...one,
      method: 'post',
      name: 'fdc_food',
      summary: 'Fill a food with its nutrition',
      description: `${source} Properties whose types have a number of FoodData Central are replaced, for 100 g; household measures that the food does not weigh yet become conversions. What the table does not know is left out, what the service does not list is 0. One command, which is taken back as one.`,
      body: ignoredDraft(foodResource).extend(fillOptions),
      response: food.row,
    },
    ({ context, params, body }) => fillFoodFromFdc(context, params.id, body),
  )
}
