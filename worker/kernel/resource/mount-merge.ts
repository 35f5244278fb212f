import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { int } from '../contract/scalars.contract.ts'
import type { Context } from '../log/context.ts'
import { legacyProblem } from '../contract/errors.ts'
import { execute, outcome, type Answer } from '../log/execute.ts'
import { query, type Row } from '../sql/query.ts'
import { visibleRow, presentOne, type Definition } from './define-resource.ts'
import { route, type App } from '../http/route.ts'
import { spaceStore } from '../log/space-store.ts'
import { notDeleted } from '../sql/read-table.ts'
import { ancestors } from './tree.ts'

export type Done = Row & { msg: string }

export const rowWithMessage = ({ contract: { row, title } }: Definition): z.ZodType<Done> =>
  z.object({ ...row.shape, msg: z.string() }).meta({ id: `${title}Done` })

/** Clients send the row, or nothing; only the address counts. */
export const ignoredDraft = ({ contract: { draft } }: Definition) =>
  z.looseObject(Object.fromEntries(Object.keys(draft.shape).map((field) => [field, z.unknown().optional()])))

/** `PUT {id}/merge/{target}/`: all references to the row lead to the target from then on. */
export function mountMerge(app: App, definition: Definition): void {
  const { path, alias, title, roles } = definition.contract
  const name = alias ?? definition.contract.name
  route(
    app,
    {
      method: 'put',
      path: `${path}{id}/merge/{target}/`,
      name: `merge_${name}`,
      tag: title,
      summary: `Merge one ${title} into another`,
      level: roles.write,
      params: z.object({ id: int(), target: int() }),
      body: ignoredDraft(definition),
      response: rowWithMessage(definition),
    },
    ({ context, params: { id, target } }) => merge(definition, context, id, target),
  )
}

function merge(definition: Definition, context: Context, id: number, into: number): Promise<Answer<Done>> {
  const { contract, table } = definition
  const { name } = contract
  const store = spaceStore(context)
  const row = (which: number) =>
    query<{ name: string; version: number }>(
      sql`SELECT name, version FROM ${table} WHERE space_id = ${store.space} AND id = ${which} AND ${notDeleted(table)}`,
    )
  const isTree = 'parent' in table
  const load = {
    source: row(id),
    target: row(into),
    above: isTree ? ancestors(table, store.space, into) : query<{ id: number }>(sql`SELECT 1 WHERE 0`),
    shape: streamVersion(store.space, `${name}-tree`),
  }
  return execute(store, load, ({ source, target, above, shape }) => {
    const [from] = source
    const [to] = target
    if (!from || !to) throw legacyProblem('merge.unknown', 404, `No ${name} with id ${from ? into : id} exists`)
    if (id === into) throw legacyProblem('merge.into_itself', 403, 'Cannot merge with the same object!')
    if (above.some((ancestor) => ancestor.id === id))
      throw legacyProblem('merge.into_child', 403, 'Cannot merge with child object!')
    const events = [{ type: `${name}.merged`, data: { id, into } }]
    return outcome({
      appends: [
        isTree
          ? { stream: `${name}-tree`, expected: shape[0]?.version ?? 0, events }
          : { stream: `${name}:${id}`, expected: from.version, events },
      ],
      answer: { row: visibleRow(definition, store.space, into, context) },
      respond: ({ row }) => ({
        ...presentOne(definition, row),
        msg: `${from.name} was merged successfully with ${to.name}`,
      }),
    })
  })
}

export const streamVersion = (space: number, stream: string) =>
  query<{ version: number }>(
    sql`SELECT coalesce(max(version), 0) AS version FROM event WHERE space_id = ${space} AND stream = ${stream}`,
  )
