import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { recipe } from '../recipe.contract.ts'
import { dismissImageFailure } from './dismiss-image-failure.ts'
import { changeImage } from './recipe-image.ts'
import { imageAnswer, imageUpload } from './recipe-image.contract.ts'

const tag = recipe.title

export function imageRoutes(app: App): void {
  route(
    app,
    {
      method: 'put',
      path: `${recipe.path}{id}/image/`,
      name: 'image_recipe',
      tag,
      level: 'user',
      summary: 'Give one recipe a picture, or take it away',
      params: idParam,
      body: imageUpload,
      multipart: true,
      response: imageAnswer,
    },
    ({ context, params, body }) => changeImage(context, params.id, body),
  )
  route(
    app,
    {
      method: 'delete',
      path: `${recipe.path}{id}/image-failure/`,
      name: 'dismiss_image_failure_recipe',
      tag,
      level: 'user',
      summary: 'Say no longer that the picture of one recipe did not come; ours',
      params: idParam,
      status: 204,
    },
    ({ context, params }) => dismissImageFailure(context, params.id),
  )
}
