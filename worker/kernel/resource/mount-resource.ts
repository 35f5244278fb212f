import * as z from 'zod'
import { listRows, retrieve } from './list-rows.ts'
import { idParam, orderedListQuery } from '../contract/contract.ts'
import { updateResource, createResource, removeResource } from './crud.ts'
import { describeCall } from './describe-call.ts'
import type { Definition } from './define-resource.ts'
import { extendedColumnsOf } from './references/referrers.ts'
import { route, type App } from '../http/route.ts'

export function mountResource(app: App, definition: Definition): void {
  const { contract } = definition
  const { path, alias, title, roles, ignores } = contract
  const name = alias ?? contract.name
  const tag = title
  const item = { path: `${path}{id}/`, tag, params: idParam, response: contract.row }
  const served = new Set<string>(definition.servedVerbs)

  if (served.has('list')) {
    const query = contract.filters ? orderedListQuery.extend(contract.filters.shape) : orderedListQuery
    route(
      app,
      {
        method: 'get',
        path,
        name: `list_${name}`,
        tag,
        summary: `List of ${title}`,
        ...describeCall(definition, 'list'),
        level: roles.read,
        query,
        response: contract.page,
      },
      ({ context, query }) => listRows(definition, context, query),
    )
  }
  if (served.has('create')) {
    route(
      app,
      {
        method: 'post',
        path,
        name: `create_${name}`,
        tag,
        summary: `New ${title}`,
        ...describeCall(definition, 'create'),
        level: roles.write,
        body: contract.draft,
        ignoredFields: ignores,
        status: 201,
        response: contract.row,
      },
      ({ context, body }) => createResource(definition, context, body),
    )
  }
  if (served.has('retrieve')) {
    route(
      app,
      {
        ...item,
        method: 'get',
        name: `retrieve_${name}`,
        summary: `One ${title}`,
        ...describeCall(definition, 'retrieve'),
        level: roles.read,
        query: extendedColumnsOf(definition) ? z.object({ extended: z.string().optional() }) : z.object({}),
      },
      ({ context, params, query }) => retrieve(definition, context, params.id, query),
    )
  }
  if (served.has('update')) {
    const update = (method: 'put' | 'patch', body: z.ZodObject, verb: string, summary: string) =>
      route(
        app,
        {
          ...item,
          method,
          name: `${verb}_${name}`,
          summary,
          ...describeCall(definition, 'update'),
          level: roles.write,
          body,
          ignoredFields: ignores,
        },
        ({ context, params, body }) => updateResource(definition, context, params.id, body),
      )
    update('put', contract.put, 'update', `All fields of one ${title}`)
    update('patch', contract.patch, 'patch', `Some fields of one ${title}`)
  }
  if (served.has('destroy')) {
    const { response: _, ...gone } = item
    route(
      app,
      {
        ...gone,
        method: 'delete',
        name: `destroy_${name}`,
        summary: `Delete one ${title}`,
        ...describeCall(definition, 'destroy'),
        level: roles.write,
        status: 204,
      },
      ({ context, params }) => removeResource(definition, context, params.id),
    )
  }
}
