import { idParam, listQuery } from '../../../kernel/contract/contract.ts'
import { route, type App } from '../../../kernel/http/routes.ts'
import { bulkCheck, bulkChecked } from './bulk.contract.ts'
import { addEntry } from './entry.add.ts'
import { changeEntry } from './entry.change.ts'
import { checkEntries } from './entry.check.ts'
import { entryPage, shoppingListEntry } from './entry.contract.ts'
import { listEntries, oneEntry } from './entry.list.ts'
import { removeEntry } from './entry.remove.ts'

export function entryRoutes(app: App): void {
  const { path, title: tag, row: response, roles, draft, put, patch } = shoppingListEntry
  const read = { tag, level: roles.read }
  const write = { tag, level: roles.write }
  const one = { path: `${path}{id}/`, params: idParam }
  route(
    app,
    {
      ...read,
      method: 'get',
      path,
      name: 'list_shopping-list-entry',
      summary: 'What is to buy and what was bought lately',
      query: listQuery.extend(shoppingListEntry.filters?.shape ?? {}),
      response: entryPage,
    },
    ({ context, query }) => listEntries(context, query),
  )
  route(
    app,
    {
      ...write,
      method: 'post',
      path,
      name: 'create_shopping-list-entry',
      summary: 'Put something on the list',
      body: draft,
      status: 201,
      response,
    },
    ({ context, body }) => addEntry(context, body),
  )
  route(
    app,
    { ...read, ...one, method: 'get', name: 'retrieve_shopping-list-entry', summary: 'One entry', response },
    ({ context, params }) => oneEntry(context, params.id),
  )
  route(
    app,
    {
      ...write,
      ...one,
      method: 'put',
      name: 'update_shopping-list-entry',
      summary: 'All fields of one entry',
      body: put,
      response,
    },
    ({ context, params, body }) => changeEntry(context, params.id, body),
  )
  route(
    app,
    {
      ...write,
      ...one,
      method: 'patch',
      name: 'patch_shopping-list-entry',
      summary: 'Some fields of one entry',
      body: patch,
      response,
    },
    ({ context, params, body }) => changeEntry(context, params.id, body),
  )
  route(
    app,
    {
      ...write,
      ...one,
      method: 'delete',
      name: 'destroy_shopping-list-entry',
      summary: 'Take one entry off the list',
      status: 204,
    },
    ({ context, params }) => removeEntry(context, params.id),
  )
  route(
    app,
    {
      tag,
      level: 'user',
      method: 'post',
      path: `${path}bulk/`,
      name: 'bulk_shopping-list-entry',
      summary: 'Tick or untick many entries',
      body: bulkCheck,
      response: bulkChecked,
    },
    ({ context, body }) => checkEntries(context, body),
  )
}
