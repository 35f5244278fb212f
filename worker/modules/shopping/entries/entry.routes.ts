import { idParam, listQuery, orderedBy } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { bulkCheck, bulkChecked } from './bulk.contract.ts'
import { addEntry } from './add-entry.ts'
import { changeEntry } from './entry.change.ts'
import { checkEntries } from './check-entries.ts'
import { entryPage, shoppingListEntry } from './entry.contract.ts'
import { listEntries, showShoppingEntry } from './entry.list.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { isEntryVisible } from './entry.rows.ts'
import { listStateFrom, entriesByIds } from '../recipes/load-list.ts'
import { shoppingDecider } from '../shopping.decider.ts'

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
      query: listQuery.extend({
        ...shoppingListEntry.filters?.shape,
        ...orderedBy('amount', 'unit', 'food', 'checked', 'created_at'),
      }),
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
    ({ context, params }) => showShoppingEntry(context, params.id),
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

function removeEntry(context: Context, id: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  return execute(store, { rows: entriesByIds(store.space, [id], isEntryVisible(context)) }, ({ rows }) => {
    const [row] = rows
    if (!row || row.deleted_with !== null) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    return outcome({
      appends: [
        {
          stream: 'shopping',
          expected: 'any',
          events: shoppingDecider.decide.remove(listStateFrom([row]), { ids: [id] }),
        },
      ],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
