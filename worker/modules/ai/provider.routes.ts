import { personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, orderedBy } from '#worker/kernel/contract/contract.ts'
import { updateResource, createResource, removeResource } from '#worker/kernel/resource/crud.ts'
import { forbidden } from '#worker/kernel/contract/errors.ts'
import { describeCall } from '#worker/kernel/resource/describe-call.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { directoryStore, spaceStore } from '#worker/kernel/log/space-store.ts'
import { aiProvider } from './provider.contract.ts'
import { listProviders, showProvider } from './provider.read.ts'
import { allowedProviderFields, isGlobalProvider, providerResource } from './provider.resource.ts'

const { path, title: tag, row, page, draft, put, patch } = aiProvider

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
      ...describeCall(providerResource, 'list'),
      query: listQuery.pick({ page: true, page_size: true }).extend(orderedBy('name', 'model_name', 'space')),
      response: page,
    },
    ({ context, query: { ordering } }) => listProviders(context, ordering),
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
      if (!is_superuser && !hasLevel(context, 'admin')) throw forbidden()
      const fields = { log_credit_cost: true, ...omitUndefined(allowedProviderFields(context, body)) }
      return createResource(
        providerResource,
        context,
        fields,
        everywhere ? directoryStore(context) : spaceStore(context),
      )
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
        updateResource(providerResource, context, id, allowedProviderFields(context, body), writableStore(context, id)),
    )
  }
  route(
    app,
    { ...item, method: 'delete', name: 'destroy_ai-provider', summary: 'Delete one AI provider', status: 204 },
    async ({ context, params: { id } }) => removeResource(providerResource, context, id, writableStore(context, id)),
  )
}

function writableStore(context: Context, id: number) {
  if (isGlobalProvider(id)) {
    if (!personOf(context).is_superuser) throw forbidden()
    return directoryStore(context)
  }
  if (!hasLevel(context, 'admin')) throw forbidden()
  return spaceStore(context)
}

const omitUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
