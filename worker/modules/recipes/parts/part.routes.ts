import * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, orderedBy, type Level } from '#worker/kernel/contract/contract.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'

interface PartContract<Row extends z.ZodType, Page extends z.ZodType> {
  name: string
  title: string
  path: string
  row: Row
  page: Page
  filters?: z.ZodObject | undefined
  roles: { read: Level; write: Level }
}

interface Handlers<Draft extends z.ZodType, Put extends z.ZodType, Patch extends z.ZodType, Row, Page> {
  standalone?: boolean
  /** Fields that the list can be sorted by. */
  sortedBy: readonly [string, ...string[]]
  draft: Draft
  put: Put
  patch: Patch
  list: (context: Context, query: Record<string, unknown>) => Promise<Answer<Page>>
  retrieve: (context: Context, id: number) => Promise<Answer<Row>>
  create: (context: Context, body: z.output<Draft>) => Promise<Answer<Row>>
  save: (context: Context, id: number, body: z.output<Put> | z.output<Patch>) => Promise<Answer<Row>>
  remove: (context: Context, id: number) => Promise<Answer<null>>
}

const STANDALONE_NOTE =
  'Without a recipe it waits for one to take it up. Until then members of the space read and change it, unless it shows a file.'

/** Calls of parts of recipes that have addresses of their own. People who may read a part may change it. */
export function partRoutes<
  Row extends z.ZodType,
  Page extends z.ZodType,
  Draft extends z.ZodType,
  Put extends z.ZodType,
  Patch extends z.ZodType,
>(
  app: App,
  { name, title: tag, path, row, page, filters, roles: { read: level } }: PartContract<Row, Page>,
  handle: Handlers<Draft, Put, Patch, z.output<Row>, z.output<Page>>,
): void {
  const { standalone } = handle
  const query = listQuery.extend(orderedBy(...handle.sortedBy))
  const item = { path: `${path}{id}/`, tag, level, params: idParam }
  route(
    app,
    {
      method: 'get',
      path,
      name: `list_${name}`,
      tag,
      level,
      summary: `List of ${tag}`,
      query: filters ? query.extend(filters.shape) : query,
      response: page,
    },
    ({ context, query }) => handle.list(context, query),
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: `create_${name}`,
      tag,
      level,
      summary: `New ${tag}`,
      ...(standalone ? { description: STANDALONE_NOTE } : {}),
      body: handle.draft,
      status: 201,
      response: row,
    },
    ({ context, body }) => handle.create(context, body),
  )
  route(
    app,
    { ...item, method: 'get', name: `retrieve_${name}`, summary: `One ${tag}`, response: row },
    ({ context, params }) => handle.retrieve(context, params.id),
  )
  route(
    app,
    {
      ...item,
      method: 'put',
      name: `update_${name}`,
      summary: `All fields of one ${tag}`,
      body: handle.put,
      response: row,
    },
    ({ context, params, body }) => handle.save(context, params.id, body),
  )
  route(
    app,
    {
      ...item,
      method: 'patch',
      name: `patch_${name}`,
      summary: `Some fields of one ${tag}`,
      body: handle.patch,
      response: row,
    },
    ({ context, params, body }) => handle.save(context, params.id, body),
  )
  route(
    app,
    { ...item, method: 'delete', name: `destroy_${name}`, summary: `Delete one ${tag}`, status: 204 },
    ({ context, params }) => handle.remove(context, params.id),
  )
}
