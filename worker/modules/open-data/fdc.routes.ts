import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { ignoredDraft } from '#worker/kernel/resource/mount-merge.ts'
import { fillOptions } from '#worker/modules/composition/composition.contract.ts'
import { findComposition } from '#worker/modules/composition/find-composition.ts'
import { fillRecord } from './fill-record.change.ts'
import { openDataFood } from './food.contract.ts'
import { openFoodResource } from './food.resource.ts'

const composed = z
  .object({
    fdcId: z.int(),
    description: z.string(),
    dataType: z.string(),
    foodNutrients: z.array(z.object({ id: z.int(), amount: z.number(), unitName: z.string() })),
    measures: z.array(z.object({ measure: z.string(), grams: z.number() })),
  })
  .meta({ id: 'OpenDataFDC', description: 'What 100 g hold, and what household measures weigh.' })

export function fdcRoutes(app: App): void {
  const { roles, title: tag, path } = openDataFood
  route(
    app,
    {
      method: 'get',
      path: '/api/open-data-FDC/{id}/',
      name: 'retrieve_open-data-FDC',
      tag,
      summary: 'What a food of FoodData Central is made of',
      description: 'By its number there, or by that of its row in the Standard Reference.',
      level: roles.read,
      params: idParam,
      response: composed,
    },
    async ({ context, params }) => {
      const { id, description, dataType, nutrients, weights } = await findComposition(context, params.id)
      return answer({
        fdcId: id,
        description,
        dataType,
        foodNutrients: [...nutrients].map(([number, { amount, unit }]) => ({ id: number, amount, unitName: unit })),
        measures: [...weights].map(([measure, grams]) => ({ measure, grams })),
      })
    },
  )
  route(
    app,
    {
      method: 'post',
      path: `${path}{id}/fdc/`,
      name: 'fdc_open-data-food',
      tag,
      summary: 'Fill a record with its nutrition',
      description: 'As a food is filled: properties that have a number of FoodData Central, for 100 g.',
      level: roles.write,
      params: idParam,
      body: ignoredDraft(openFoodResource).extend({ fdc_id: fillOptions.fdc_id }),
      response: openDataFood.row,
    },
    ({ context, params, body }) => fillRecord(context, params.id, body),
  )
}
