import { personOf, stands, type Context } from '../../kernel/log/context.ts'
import { idParam, listQuery } from '../../kernel/contract/contract.ts'
import { change, create, remove } from '../../kernel/resource/crud.ts'
import { forbidden } from '../../kernel/contract/errors.ts'
import { described } from '../../kernel/resource/mount-openapi.ts'
import { route, type App } from '../../kernel/http/routes.ts'
import { directoryStore, spaceStore } from '../../kernel/log/storage.ts'
import { aiProvider } from './provider.contract.ts'
import { listProviders, showProvider } from './provider.read.ts'
import { allowedFields, isGlobal, providerResource } from './provider.resource.ts'

const { path, title: tag, row, page, draft, put, patch } = aiProvider

/** A space's admins mind its own providers; whoever runs the server minds those for every space. */
export function providerRoutes(app: App): void {
  const item = { path: `${path}{id}/`, tag, params: idParam, level: 'user' } as const
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_ai-provider',
      tag,
      level: 'user',
      summary: "AI providers that the space can use: its own, and every space's",
      ...described(providerResource, 'list'),
      query: listQuery.pick({ page: true, page_size: true }),
      response: page,
    },
    ({ context }) => listProviders(context),
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: 'create_ai-provider',
      tag,
      level: 'member',
      summary: 'New AI provider; its key is sealed and never answered',
      body: draft,
      status: 201,
      response: row,
    },
    async ({ context, body }) => {
      const { is_superuser } = personOf(context)
      const everywhere = is_superuser && (body.space ?? null) === null
      if (!is_superuser && !stands(context, 'admin')) throw forbidden()
      const fields = { log_credit_cost: true, ...defined(allowedFields(context, body)) }
      return create(providerResource, context, fields, everywhere ? directoryStore(context) : spaceStore(context))
    },
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_ai-provider', summary: 'One AI provider', response: row },
    ({ context, params: { id } }) => showProvider(context, id),
  )
  for (const [method, body] of [
    ['put', put],
    ['patch', patch],
  ] as const) {
    route(
      app,
      {
        ...item,
        method,
        name: `${method === 'put' ? 'update' : 'patch'}_ai-provider`,
        summary: method === 'put' ? 'All fields of one AI provider' : 'Some fields of one AI provider',
        body,
        response: row,
      },
      async ({ context, params: { id }, body }) =>
        change(providerResource, context, id, allowedFields(context, body), storeFor(context, id)),
    )
  }
  route(
    app,
    { ...item, method: 'delete', name: 'destroy_ai-provider', summary: 'Delete one AI provider', status: 204 },
    async ({ context, params: { id } }) => remove(providerResource, context, id, storeFor(context, id)),
  )
}

/** Where a provider is changed, by whoever may. */
function storeFor(context: Context, id: number) {
  if (isGlobal(id)) {
    if (!personOf(context).is_superuser) throw forbidden()
    return directoryStore(context)
  }
  if (!stands(context, 'admin')) throw forbidden()
  return spaceStore(context)
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
