import { idParam, listQuery } from '../../kernel/contract.ts'
import { route, type App } from '../../kernel/routes.ts'
import { recipeBookEntry } from './entry.contract.ts'
import { listEntries, showEntry } from './entry.read.ts'
import { saveEntry } from './entry.save.ts'

/** The calls that read and save entries; the kernel serves their deletion. */
export function entryRoutes(app: App): void {
  const { name, path, title: tag, row: response, page, roles, draft, put, patch, filters } = recipeBookEntry
  const { page: at, page_size } = listQuery.shape
  const level = roles.write
  const one = { path: `${path}{id}/`, tag, level, params: idParam, response }
  route(
    app,
    {
      method: 'get',
      path,
      name: `list_${name}`,
      tag,
      summary: 'Recipes in books, with both',
      level: roles.read,
      ...(filters ? { query: filters.extend({ page: at, page_size }) } : {}),
      response: page,
    },
    ({ context, query }) => listEntries(context, query),
  )
  route(
    app,
    { ...one, method: 'get', name: `retrieve_${name}`, summary: `One ${tag}`, level: roles.read },
    ({ context, params }) => showEntry(context, params.id),
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: `create_${name}`,
      tag,
      summary: 'Put a recipe into a book',
      level,
      body: draft,
      status: 201,
      response,
    },
    ({ context, body }) => saveEntry(context, null, body),
  )
  route(
    app,
    { ...one, method: 'put', name: `update_${name}`, summary: `All fields of one ${tag}`, body: put },
    ({ context, params, body }) => saveEntry(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'patch', name: `patch_${name}`, summary: `Some fields of one ${tag}`, body: patch },
    ({ context, params, body }) => saveEntry(context, params.id, body),
  )
}
