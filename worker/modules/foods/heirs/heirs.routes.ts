import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { food } from '../food.contract.ts'
import { foodHeirs } from './heirs.contract.ts'
import { countHeirs } from './heirs.read.ts'

export const heirsRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: `${food.path}{id}/heirs/`,
      name: 'heirs_food',
      tag: food.title,
      summary: 'How many foods below one Food take each of its fields over',
      description: 'What a change of that field would reach. Not in the reference.',
      level: food.roles.read,
      params: idParam,
      response: foodHeirs,
    },
    ({ context, params }) => countHeirs(context, params.id),
  )
