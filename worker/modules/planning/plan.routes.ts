import * as z from 'zod'
import { FEED_SCOPE } from '#worker/auth/token/feed-token.ts'
import { idParam, orderedListQuery } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { mealPlan, planCopies, planCopy } from '#worker/modules/meal-plans/plan.contract.ts'
import { copyPlans } from './copy-plan.ts'
import { planFeed } from './plan-feed.ts'
import { listPlans, showPlan } from '#worker/modules/meal-plans/plan.resource.ts'
import { savePlan } from './save-plan.ts'

export function planRoutes(app: App): void {
  const { path, title: tag, row: response, roles } = mealPlan
  const one = { path: `${path}{id}/`, tag, response, params: idParam }
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_meal-plan',
      tag,
      summary: 'Meal plans, by the days they touch',
      level: roles.read,
      query: orderedListQuery.extend(mealPlan.filters?.shape ?? {}),
      response: mealPlan.page,
    },
    ({ context, query }) => listPlans(context, query),
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: 'create_meal-plan',
      tag,
      summary: 'Plan a meal',
      level: roles.write,
      body: mealPlan.draft,
      status: 201,
      response,
    },
    ({ context, body }) => savePlan(context, { id: null, body }),
  )
  route(
    app,
    {
      method: 'get',
      path: `${path}ical/`,
      name: 'ical_meal-plan',
      tag,
      summary: 'Meal plans as a calendar (RFC 5545); a calendar token may stand in the address as access_token',
      level: roles.read,
      scope: ['read', FEED_SCOPE],
      query: (mealPlan.filters ?? z.object({})).extend({
        access_token: z.string().optional(),
        format: z.string().optional(),
      }),
      response: z.array(mealPlan.row),
    },
    ({ context, query }) => planFeed(context, query),
  )
  route(
    app,
    { ...one, method: 'get', name: 'retrieve_meal-plan', summary: 'One meal plan', level: roles.read },
    ({ context, params }) => showPlan(context, params.id),
  )
  route(
    app,
    {
      ...one,
      method: 'put',
      name: 'update_meal-plan',
      summary: 'All fields of one meal plan',
      level: roles.write,
      body: mealPlan.put,
    },
    ({ context, params: { id }, body }) => savePlan(context, { id, body }),
  )
  route(
    app,
    {
      ...one,
      method: 'patch',
      name: 'patch_meal-plan',
      summary: 'Some fields of one meal plan; a first day alone moves it with its length',
      level: roles.write,
      body: mealPlan.patch,
    },
    ({ context, params: { id }, body }) => savePlan(context, { id, body }),
  )
  route(
    app,
    {
      method: 'post',
      path: `${path}copy/`,
      name: 'copy_meal-plan',
      tag,
      summary: 'Repeat plans so many days later',
      level: roles.write,
      body: planCopy,
      status: 201,
      response: planCopies,
    },
    ({ context, body }) => copyPlans(context, body),
  )
}
