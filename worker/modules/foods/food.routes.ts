import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { idParam, orderedListQuery } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { listRows, isOn } from '#worker/kernel/resource/list-rows.ts'
import { describeCall } from '#worker/kernel/resource/describe-call.ts'
import { bool } from '#worker/kernel/contract/scalars.contract.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { keysOfOtherNames } from '#worker/modules/food-table/other-names.ts'
import { batchFoods } from './food-batch.ts'
import { foodBatch } from './food-batch.contract.ts'
import { saveFood } from './food.change.ts'
import { food, inheritField } from './food.contract.ts'
import { foodResource } from './food.resource.ts'
import { foodTable } from './food.table.ts'
import { inheritableFields } from './inherit-food.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome } from '#worker/kernel/log/execute.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import type { FoodEvent } from './food.events.ts'

const resetInherit = { reset_inherit: bool().optional() }

const SIMPLE = ['id', 'name', 'plural_name']

export function foodRoutes(app: App): void {
  const fields = { method: 'get', tag: 'FoodInheritField', level: 'user' } as const
  route(
    app,
    {
      ...fields,
      path: '/api/food-inherit-field/',
      name: 'list_food-inherit-field',
      summary: 'Fields a food can take over from its parent',
      response: z.array(inheritField),
    },
    async () => answer([...inheritableFields]),
  )
  route(
    app,
    {
      ...fields,
      path: '/api/food-inherit-field/{id}/',
      name: 'retrieve_food-inherit-field',
      summary: 'One field a food can take over',
      params: idParam,
      response: inheritField,
    },
    async ({ params: { id } }) => {
      const field = inheritableFields.find((one) => one.id === id)
      if (!field) throw notFound()
      return answer(field)
    },
  )

  route(
    app,
    {
      method: 'put',
      path: `${food.path}batch_update/`,
      name: 'batch_update_food',
      tag: food.title,
      summary: 'The same change to many foods',
      level: food.roles.write,
      body: foodBatch,
      response: foodBatch.partial(),
    },
    ({ context, body }) => batchFoods(context, body),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/reset-food-inheritance/',
      name: 'reset-food-inheritance',
      tag: food.title,
      summary: 'Have all foods take over from their parents what the space says',
      level: 'admin',
      body: z.looseObject({}),
      response: z.object({ message: z.string() }).meta({ id: 'FoodInheritanceReset' }),
      responseExample: { message: 'success' },
    },
    ({ context }) => resetInheritance(context),
  )

  const item = { tag: food.title, response: food.row, level: food.roles.write }
  route(
    app,
    {
      ...item,
      method: 'post',
      path: food.path,
      name: 'create_food',
      summary: 'New Food',
      body: food.draft,
      status: 201,
    },
    ({ context, body }) => saveFood(context, null, body),
  )
  route(
    app,
    {
      ...item,
      method: 'put',
      path: `${food.path}{id}/`,
      name: 'update_food',
      summary: 'All fields of one Food',
      params: idParam,
      body: food.put.extend(resetInherit),
    },
    ({ context, params, body }) => saveFood(context, params.id, body),
  )
  route(
    app,
    {
      ...item,
      method: 'patch',
      path: `${food.path}{id}/`,
      name: 'patch_food',
      summary: 'Some fields of one Food',
      params: idParam,
      body: food.patch.extend(resetInherit),
    },
    ({ context, params, body }) => saveFood(context, params.id, body),
  )
  route(
    app,
    {
      method: 'get',
      path: food.path,
      name: 'list_food',
      tag: food.title,
      summary: 'List of Food',
      ...describeCall(foodResource, 'list'),
      level: food.roles.read,
      query: orderedListQuery.extend(food.filters?.shape ?? {}),
      response: food.page,
    },
    async ({ context, query }) =>
      listRows(foodResource, context, query, {
        only: isOn(query['simple']) ? SIMPLE : undefined,
        alsoFound: isOn(query['other_names']) ? await calledOtherwise(query.query) : undefined,
      }),
  )
}

/** Foods of the space that are common foods under another name than theirs. */
async function calledOtherwise(text: unknown): Promise<SQL | undefined> {
  const keys = await keysOfOtherNames(String(text ?? ''))
  return keys.length > 0
    ? sql`(${inValues(foodTable.name_key, keys)} OR ${inValues(foodTable.plural_key, keys)})`
    : undefined
}

function resetInheritance(context: Context) {
  const { food_inherit: fields } = settingsOf(membershipOf(context).settings)
  const events: FoodEvent[] = [{ type: 'food.inheritance_reset', data: { below: null, fields } }]
  const store = spaceStore(context)
  return execute(store, { shape: streamVersion(store.space, 'food-tree') }, ({ shape }) =>
    outcome({
      appends: [{ stream: 'food-tree', expected: shape[0]?.version ?? 0, events }],
      answer: {},
      respond: () => ({ message: 'success' }),
    }),
  )
}
