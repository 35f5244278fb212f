import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'

interface StockChange {
  stream: string
  version: number
  type: string
  users: number[]
}

/** Only for people whose previous state in the log differs. */
export const undoStock: Undoer = (events, { context, store: { space } }) => {
  if (!hasLevel(context, 'user')) throw forbidden()
  const ids = rowIdsOf(events)
  const load = {
    foods: query<{ id: number; version: number }>(
      sql`SELECT id, version FROM food WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND deleted_with IS NULL`,
    ),
    log: query<StockChange>(
      sql`SELECT stream, version, type, data -> 'users' AS users FROM event WHERE space_id = ${space} AND ${inValues(
        sql`stream`,
        ids.map((id) => `food:${id}`),
      )} AND type IN ('food.stocked', 'food.used_up') ORDER BY version`,
      { json: ['users'] },
    ),
  }
  return reversal(load, ({ foods, log }) => {
    if (foods.length < ids.length) throw notFound()
    return {
      appends: foods.map(({ id, version }) => {
        const stream = `food:${id}`
        const own = events.filter((event) => event.stream === stream)
        const back = own.toReversed().flatMap((event) => {
          const { users } = event.data as { users: number[] } // Both kinds of event have it.
          const had = new Set<number>()
          for (const one of log.filter((each) => each.stream === stream && each.version < event.version)) {
            for (const user of one.users)
              if (one.type === 'food.stocked') had.add(user)
              else had.delete(user)
          }
          const isStocked = event.type === 'food.stocked'
          const changed = users.filter((user) => had.has(user) !== isStocked)
          return changed.length > 0
            ? [{ type: isStocked ? 'food.used_up' : 'food.stocked', data: { id, users: changed } }]
            : []
        })
        return { stream, expected: version, events: back }
      }),
      respond: () => ({ id: ids[0] }),
    }
  })
}
