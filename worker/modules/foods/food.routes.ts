import * as z from 'zod'
import { idParam } from '../../kernel/contract.ts'
import { notFound } from '../../kernel/errors.ts'
import { route, type App } from '../../kernel/routes.ts'
import { saveFood } from './food.change.ts'
import { food, inheritField } from './food.contract.ts'
import { inheritable } from './food.inherit.ts'

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
    async () => ({ status: 200, events: [], body: inheritable }),
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
      const field = inheritable.find((one) => one.id === id)
      if (!field) throw notFound()
      return { status: 200, events: [], body: field }
    },
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
      body: food.put,
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
      body: food.patch,
    },
    ({ context, params, body }) => saveFood(context, params.id, body),
  )
}
