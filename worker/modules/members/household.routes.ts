import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, orderedBy, pageSchema, defaultPaging } from '#worker/kernel/contract/contract.ts'
import { notFound, problem, stale } from '#worker/kernel/contract/errors.ts'
import { answer, execute, outcome } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { isHouseholdInUse, householdInUse } from './household.resource.ts'
import { householdDraft, householdRow } from './user-space.contract.ts'

const path = '/api/household/'
const base = { tag: 'Household', level: 'creator' } as const
const item = { ...base, path: `${path}{id}/`, params: idParam }
type Row = z.output<typeof householdRow> & { version: number }

export function householdRoutes(app: App): void {
  route(
    app,
    {
      ...base,
      method: 'get',
      path,
      name: 'list_household',
      summary: 'The households of the space',
      query: listQuery.extend(orderedBy('name')),
      response: pageSchema(householdRow),
    },
    ({ context, query: { ordering } }) => list(context, ordering),
  )
  route(
    app,
    {
      ...base,
      method: 'post',
      path,
      name: 'create_household',
      summary: 'New household',
      body: householdDraft,
      status: 201,
      response: householdRow,
    },
    ({ context, body }) => create(context, body.name),
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_household', summary: 'One household', response: householdRow },
    async ({ context, params: { id } }) => {
      const { rows } = await context.directory.read({ rows: households(context, sql`AND id = ${id}`) })
      return answer(shown(rows), { version: rows[0]?.version })
    },
  )
  for (const method of ['put', 'patch'] as const) {
    route(
      app,
      {
        ...item,
        method,
        name: `${method}_household`,
        summary: 'Rename a household',
        body: householdDraft.partial(),
        response: householdRow,
      },
      ({ context, params: { id }, body }) => rename(context, id, body.name),
    )
  }
  route(
    app,
    {
      ...item,
      method: 'delete',
      name: 'destroy_household',
      summary: 'Delete a household that nobody is in',
      status: 204,
    },
    ({ context, params: { id } }) => remove(context, id),
  )
}

const households = (context: Context, more: SQL) =>
  query<Row>(sql`SELECT id, name, created_at, updated_at, version FROM household
    WHERE space_id = ${membershipOf(context).space} AND deleted_with IS NULL ${more}`)

const shown = ([row]: readonly Row[]) => {
  if (!row) throw notFound()
  const { version: _, ...rest } = row
  return rest
}

async function list(context: Context, ordering: string | undefined) {
  const order = sortBy({ name: sql`name COLLATE NOCASE` }, ordering, sql`id`)
  const body = await listPage({
    db: context.directory,
    url: context.url,
    at: context.at,
    paging: defaultPaging,
    count: sql`SELECT count(*) FROM household WHERE space_id = ${membershipOf(context).space} AND deleted_with IS NULL`,
    rows: (window) => households(context, sql`ORDER BY ${order} ${window}`),
  })
  return answer({ ...body, results: body.results.map((row) => shown([row])) })
}

function create(context: Context, name: string) {
  const store = directoryStore(context, membershipOf(context).space)
  return execute(store, { ids: reserveIds(0, { household: 1 }) }, ({ ids }) => {
    const id = idAllocator(ids)('household')
    return outcome({
      appends: [
        { stream: `household:${id}`, expected: 0, events: [{ type: 'household.created', data: { id, name } }] },
      ],
      status: 201,
      location: `${path}${id}/`,
      answer: { rows: households(context, sql`AND id = ${id}`) },
      respond: ({ rows }) => shown(rows),
      version: ({ rows }) => rows[0]?.version,
    })
  })
}

function rename(context: Context, id: number, name: string | undefined) {
  const load = { rows: households(context, sql`AND id = ${id}`) }
  return execute(directoryStore(context, membershipOf(context).space), load, ({ rows: [row] }) => {
    if (!row) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const events =
      name === undefined || name === row.name ? [] : [{ type: 'household.changed', data: { id, patch: { name } } }]
    return outcome({
      appends: [{ stream: `household:${id}`, expected: row.version, events }],
      location: `${path}${id}/`,
      answer: load,
      respond: ({ rows }) => shown(rows),
      version: ({ rows }) => rows[0]?.version,
    })
  })
}

const inUse = problem('household.in_use', 409, 'There are people in this household. Move them to another first.')

async function remove(context: Context, id: number) {
  const { space } = membershipOf(context)
  const keeping = await isHouseholdInUse(context, id)
  const load = {
    rows: households(context, sql`AND id = ${id}`),
    people: query(
      sql`SELECT 1 FROM membership WHERE space_id = ${space} AND household = ${id} AND deleted_with IS NULL LIMIT 1`,
    ),
  }
  return execute(directoryStore(context, space), load, ({ rows: [row], people }) => {
    if (!row) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (keeping) throw householdInUse()
    if (people[0]) throw inUse()
    return outcome({
      appends: [
        { stream: `household:${id}`, expected: row.version, events: [{ type: 'household.deleted', data: { id } }] },
      ],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
