import { idParam } from '../../kernel/contract.ts'
import { route, type App } from '../../kernel/routes.ts'
import { recipeBook } from './book.contract.ts'
import { saveBook } from './book.save.ts'

/** The calls that save a book; the kernel serves the others. */
export function bookRoutes(app: App): void {
  const { name, path, title: tag, row: response, roles, draft, put, patch } = recipeBook
  const level = roles.write
  route(
    app,
    {
      method: 'post',
      path,
      name: `create_${name}`,
      tag,
      summary: `New ${tag}`,
      level,
      body: draft,
      status: 201,
      response,
    },
    ({ context, body }) => saveBook(context, null, body),
  )
  const one = { path: `${path}{id}/`, tag, level, params: idParam, response }
  route(
    app,
    { ...one, method: 'put', name: `update_${name}`, summary: `All fields of one ${tag}`, body: put },
    ({ context, params, body }) => saveBook(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'patch', name: `patch_${name}`, summary: `Some fields of one ${tag}`, body: patch },
    ({ context, params, body }) => saveBook(context, params.id, body),
  )
}
