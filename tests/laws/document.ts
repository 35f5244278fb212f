import { exports } from 'cloudflare:workers'

export interface Operation {
  method: string
  path: string
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security?: object[]
  parameters?: { in: string; name: string; description?: string }[]
  requestBody?: object
  responses: Record<string, object>
}

export async function operations(): Promise<Operation[]> {
  const response = await exports.default.fetch('http://larder.test/openapi.json')
  const { paths } = await response.json<{ paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>> }>()
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
}

/** Resources that can be created by POST to `/api/<name>/` and read at `/api/<name>/{id}/`. */
export async function creatable(): Promise<string[]> {
  const all = await operations()
  const has = (method: string, path: string) => all.some((one) => one.method === method && one.path === path)
  return all
    .flatMap(({ method, path }) => (method === 'POST' ? (/^\/api\/([\w-]+)\/$/.exec(path)?.slice(1, 2) ?? []) : []))
    .filter((name) => has('GET', `/api/${name}/{id}/`))
}
