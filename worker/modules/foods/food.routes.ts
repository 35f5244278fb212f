import { idParam } from '../../kernel/contract.ts'
import { route, type App } from '../../kernel/routes.ts'
import { saveFood } from './food.change.ts'
import { food } from './food.contract.ts'

export function foodRoutes(app: App): void {
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
