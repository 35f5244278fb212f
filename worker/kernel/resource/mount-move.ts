import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../log/context.ts'
import { legacyProblem } from '../contract/errors.ts'
import { execute, outcome, type Answer } from '../log/execute.ts'
import { rowWithMessage, streamVersion, ignoredDraft, type Done } from './mount-merge.ts'
import { query } from '../sql/query.ts'
import { visibleRow, presentOne, type Definition } from './define-resource.ts'
import { route, type App } from '../http/route.ts'
import { int } from '../contract/scalars.contract.ts'
import { spaceStore } from '../log/space-store.ts'
import { notDeleted } from '../sql/read-table.ts'
import { ancestors } from './tree.ts'

/** `PUT {id}/move/{parent}/`; parent 0 is the root. */
export function mountMove(app: App, definition: Definition): void {
  const { path, alias, title, roles } = definition.contract
  const name = alias ?? definition.contract.name
  route(
    app,
    {
      method: 'put',
      path: `${path}{id}/move/{parent}/`,
      name: `move_${name}`,
      tag: title,
      summary: `Move one ${title} below another, or to the root with 0`,
      level: roles.write,
      params: z.object({ id: int(), parent: int() }),
      body: ignoredDraft(definition),
      response: rowWithMessage(definition),
    },
    ({ context, params }) => move(definition, context, params.id, params.parent),
  )
}

/** All moves and merges of one kind in a space share a stream, so that no two can close a cycle. */
function move(definition: Definition, context: Context, id: number, below: number): Promise<Answer<Done>> {
  const { contract, table } = definition
  const { name } = contract
  const store = spaceStore(context)
  const node = (which: number) =>
    query<{ name: string; parent: number | null }>(
      sql`SELECT name, parent FROM ${table} WHERE space_id = ${store.space} AND id = ${which} AND ${notDeleted(table)}`,
    )
  const load = {
    child: node(id),
    goal: node(below),
    above: ancestors(table, store.space, below),
    shape: streamVersion(store.space, `${name}-tree`),
  }
  return execute(store, load, ({ child, goal, above, shape }) => {
    const [moved] = child
    const [target] = goal
    if (!moved || (below !== 0 && !target))
      throw legacyProblem('move.unknown', 404, `No ${name} with id ${moved ? below : id} exists`)
    if (id === below) throw legacyProblem('move.under_itself', 403, 'Cannot move an object to itself!')
    if (above.some((ancestor) => ancestor.id === id)) {
      throw legacyProblem('move.under_child', 400, `An error occurred attempting to move ${moved.name}`)
    }
    const parent = below === 0 ? null : below
    return outcome({
      appends: [
        {
          stream: `${name}-tree`,
          expected: shape[0]?.version ?? 0,
          events: moved.parent === parent ? [] : [{ type: `${name}.moved`, data: { id, parent } }],
        },
      ],
      answer: { row: visibleRow(definition, store.space, id, context) },
      respond: ({ row }) => ({
        ...presentOne(definition, row),
        msg: `${moved.name} was moved successfully ${target ? `to parent ${target.name}` : 'to the root.'}`,
      }),
    })
  })
}
