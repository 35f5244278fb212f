import { sql } from 'drizzle-orm'
import { fold } from '#worker/kernel/log/decider.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { planDecider, type Plan } from './plan.decider.ts'
import type { PlanEvent } from './plan.events.ts'
import { isHouseholdPlan, isPlanVisible } from './plan.rows.ts'
import { planTable } from './plan.table.ts'

/** Later changes by other commands stay. */
export const undoPlan: Undoer = (events, { context, store: { space } }) => {
  const ids = rowIdsOf(events)
  const streams = ids.map((id) => `meal-plan:${id}`)
  const load = {
    rows: tableQuery(
      planTable,
      sql`SELECT * FROM ${planTable} WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND ${isPlanVisible(context)}`,
    ),
    past: query<Logged<PlanEvent>>(
      sql`SELECT stream, version, type, data FROM event WHERE space_id = ${space} AND ${inValues(sql`stream`, streams)}
        ORDER BY stream, version`,
      { json: ['data'] },
    ),
    ours: query<{ id: number }>(
      sql`SELECT id FROM ${planTable} WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND ${isHouseholdPlan(context)}`,
    ),
  }
  return reversal(load, ({ rows, past, ours }) => {
    if (rows.length < ids.length) throw notFound()
    const appends = rows.map((row) => {
      const stream = `meal-plan:${row.id}`
      const own = events.filter((event) => event.stream === stream) as readonly Logged<PlanEvent>[]
      let now: Plan = { ...row, gone: row.deleted_with !== null }
      const cancelling = own.toReversed().flatMap((event) => {
        const before = past.filter((one) => one.stream === stream && one.version < event.version)
        const inverse = inverseEvents(event, {
          now,
          before: fold(planDecider, before),
          ours: ours.some(({ id }) => id === row.id),
        })
        now = fold({ ...planDecider, initial: now }, inverse)
        return inverse
      })
      return { stream, expected: row.version, events: cancelling }
    })
    const [first] = rows
    return {
      appends,
      gone: rows
        .filter(({ id }) =>
          appends.some(({ stream, events: all }) => stream === `meal-plan:${id}` && all.some(isDeletion)),
        )
        .map(({ id, title }) => ({ model: 'MealPlan', id, name: title })),
      respond: () => ({ id: first?.id }),
    }
  })
}

const isDeletion = ({ type }: PlanEvent) => type === 'meal-plan.deleted'

function inverseEvents(
  event: PlanEvent,
  { now, before, ours }: { now: Plan; before: Plan; ours: boolean },
): PlanEvent[] {
  switch (event.type) {
    case 'meal-plan.planned':
    case 'meal-plan.restored':
      return planDecider.decide.delete(now, {})
    case 'meal-plan.deleted':
      return planDecider.decide.restore(now, {})
    case 'meal-plan.moved':
      return before
        ? planDecider.decide.change(now, { ours, from_date: before.from_date, to_date: before.to_date })
        : []
    case 'meal-plan.changed': {
      const touched = Object.keys(event.data.patch)
      const was = Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => touched.includes(key)))
      return planDecider.decide.change(now, { ...was, ours })
    }
  }
}
