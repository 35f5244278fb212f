import * as z from 'zod'
import { browse, retrieve } from './browse.ts'
import { idParam, listQuery } from '../contract/contract.ts'
import { change, create, remove } from './crud.ts'
import { described } from './mount-openapi.ts'
import type { Definition } from './resource.ts'
import { extendedOf } from './references/referrers.ts'
import { route, type App } from '../http/routes.ts'

/** The calls of a plain resource. */
export function mount(app: App, definition: Definition): void {
  const { contract } = definition
  const { path, alias, title, roles, ignores } = contract
  const name = alias ?? contract.name
  const tag = title
  const item = { path: `${path}{id}/`, tag, params: idParam, response: contract.row }
  const can = new Set<string>(definition.serves)

  if (can.has('list')) {
    const query = contract.filters ? listQuery.extend(contract.filters.shape) : listQuery
    route(
      app,
      {
        method: 'get',
        path,
        name: `list_${name}`,
        tag,
        summary: `List of ${title}`,
        ...described(definition, 'list'),
        level: roles.read,
        query,
        response: contract.page,
      },
      ({ context, query }) => browse(definition, context, query),
    )
  }
  if (can.has('create')) {
    route(
      app,
      {
        method: 'post',
        path,
        name: `create_${name}`,
        tag,
        summary: `New ${title}`,
        ...described(definition, 'create'),
        level: roles.write,
        body: contract.draft,
        ignores,
        status: 201,
        response: contract.row,
      },
      ({ context, body }) => create(definition, context, body),
    )
  }
  if (can.has('retrieve')) {
    route(
      app,
      {
        ...item,
        method: 'get',
        name: `retrieve_${name}`,
        summary: `One ${title}`,
        ...described(definition, 'retrieve'),
        level: roles.read,
        query: extendedOf(definition) ? z.object({ extended: z.string().optional() }) : z.object({}),
      },
      ({ context, params, query }) => retrieve(definition, context, params.id, query),
    )
  }
  if (can.has('update')) {
    const update = (method: 'put' | 'patch', body: z.ZodObject, verb: string, summary: string) =>
      route(
        app,
        {
          ...item,
          method,
          name: `${verb}_${name}`,
          summary,
          ...described(definition, 'update'),
          level: roles.write,
          body,
          ignores,
        },
        ({ context, params, body }) => change(definition, context, params.id, body),
      )
    update('put', contract.put, 'update', `All fields of one ${title}`)
    update('patch', contract.patch, 'patch', `Some fields of one ${title}`)
  }
  if (can.has('destroy')) {
    const { response: _, ...gone } = item
    route(
      app,
      {
        ...gone,
        method: 'delete',
        name: `destroy_${name}`,
        summary: `Delete one ${title}`,
        ...described(definition, 'destroy'),
        level: roles.write,
        status: 204,
      },
      ({ context, params }) => remove(definition, context, params.id),
    )
  }
}
