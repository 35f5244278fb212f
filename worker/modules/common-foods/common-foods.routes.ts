import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import { addFoods } from './common-foods.change.ts'
import { commonFoodsAdded, commonFoodsHere, commonFoodsQuery, commonFoodsRequest } from './common-foods.contract.ts'
import { foodsNamed } from './kitchen.rows.ts'
import { loadCommonFoods } from '#worker/modules/food-table/load-common-foods.ts'
import { matchFoods } from './match-foods.ts'

const path = '/api/common-foods/'
const tag = 'Food'

export function commonFoodsRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path,
      name: 'get_common-foods',
      tag,
      summary: 'How many of the foods that most kitchens know are here',
      level: 'user',
      query: commonFoodsQuery,
      response: commonFoodsHere,
    },
    async ({ context, query }) =>
      answer(await countHere(context, query.language ?? preferredLanguage(context.headers))),
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: 'add_common-foods',
      tag,
      summary: 'Have the foods that most kitchens know',
      description:
        'Several hundred foods with their aisles, nutrition and the weights of household measures, and the units, categories and property types for these. A food that is there, under whatever name, gets what it lacks; nothing is overwritten. What usually is in the house is so for the household of whoever asks. Undo takes foods, property types, conversions and what was filled back as one, but for what is used by then; units and categories of foods that were filled cannot be taken back with them.',
      level: 'admin',
      body: commonFoodsRequest,
      response: commonFoodsAdded,
    },
    async ({ context, body }) =>
      addFoods(context, await loadCommonFoods(), body.language ?? preferredLanguage(context.headers)),
  )
}

async function countHere(context: Context, language: Dialect) {
  const foods = await loadCommonFoods()
  const { space, shard } = membershipOf(context)
  const { rows } = await context.spaceDatabase(shard).read({ rows: foodsNamed(space, foods, language) })
  const present = new Set(matchFoods(rows, foods, language).map(({ food }) => food))
  return { language, total: foods.length, present: present.size }
}
