import { sql } from 'drizzle-orm'
import { fold } from '../../kernel/decider.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Logged } from '../../kernel/events.ts'
import { execute, outcome } from '../../kernel/execute.ts'
import { query, rowsOf } from '../../kernel/query.ts'
import { eventsIn, spaceStore } from '../../kernel/storage.ts'
import type { Undoer } from '../../kernel/undo.ts'
import { loadRecipes } from '../shopping/list.load.ts'
import { mealPlanning, type Plan } from './plan.decider.ts'
import type { PlanEvent } from './plan.events.ts'
import { visiblePlan } from './plan.rows.ts'
import { rescaledFor } from './plan.shopping.ts'
import { planTable } from './plan.table.ts'

/** Takes back what one event did to a plan; what other events did to it since stays. */
export const undoPlan: Undoer = (event, context) => {
  const store = spaceStore(context)
  const { id } = event.data as { id: number }
  const load = {
    rows: rowsOf(
      planTable,
      sql`SELECT * FROM ${planTable} WHERE space_id = ${store.space} AND id = ${id}
      AND ${visiblePlan(context)}`,
    ),
    ...loadRecipes(store.space, sql`l.mealplan = ${id}`),
    past: query<Logged<PlanEvent>>(eventsIn(store.space, event.stream), { json: ['data', 'actor'] }),
  }
  return execute(store, load, ({ past, ...found }) => {
    const [row] = found.rows
    if (!row) throw notFound()
    const now: Plan = { ...row, gone: row.deleted_with !== null }
    const before = fold(
      mealPlanning,
      past.filter(({ version }) => version < event.version),
    )
    const events = cancel(event as Logged<PlanEvent>, now, before)
    const after = fold({ ...mealPlanning, initial: now }, events)
    return outcome({
      appends: [
        { stream: 'shopping', expected: 'any', events: after && !after.gone ? rescaledFor(after, found) : [] },
        { stream: event.stream, expected: row.version, events },
      ],
      answer: {},
      respond: () => ({ id }),
    })
  })
}

function cancel(event: PlanEvent, now: Plan, before: Plan): PlanEvent[] {
  switch (event.type) {
    case 'meal-plan.planned':
      return mealPlanning.decide.delete(now, {})
    case 'meal-plan.deleted':
      return mealPlanning.decide.restore(now, {})
    case 'meal-plan.moved':
      return before ? mealPlanning.decide.change(now, { from_date: before.from_date, to_date: before.to_date }) : []
    case 'meal-plan.changed': {
      const touched = Object.keys(event.data.patch)
      return mealPlanning.decide.change(
        now,
        Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => touched.includes(key))),
      )
    }
    case 'meal-plan.restored':
      return []
  }
}
