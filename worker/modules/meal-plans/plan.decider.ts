import type { Decider } from '#worker/kernel/log/decider.ts'
import { invalid, notFound, problem } from '#worker/kernel/contract/errors.ts'
import type { PlanEvent, PlanFields } from './plan.events.ts'

export type Plan =
  | (PlanFields & { id: number; from_date: string; to_date: string; created_by: number; gone: boolean })
  | null

/** References are resolved; undefined fields stay. */
export type PlanChange = Given & {
  from_date?: string | undefined
  to_date?: string | null | undefined
}

const notOwner = problem(
  'meal-plan.access_not_yours',
  403,
  'Only the household that planned a meal may change whom it is shared with.',
)

type Commands = {
  plan: PlanFields & { id: number; from_date: string; to_date?: string | null | undefined; created_by: number }
  copy: { id: number; days: number; created_by: number; recipe: number | null }
  /** `ours`: the plan is of the asker's household. Others cannot change whom it is shared with. */
  change: PlanChange & { ours: boolean }
  delete: object
  restore: object
}

/** A plan covers one or more civil days. Changing only its first day keeps its length. */
export const planDecider: Decider<Plan, Commands, PlanEvent> = {
  initial: null,
  decide: {
    plan: (_, command) => {
      refuseUnnamed(command)
      return planned(command)
    },

    copy: (plan, { days, ...copy }) => {
      const { title, servings, note, meal_type, shared, from_date, to_date } = requirePlan(plan)
      const when = { from_date: addPlanDays(from_date, days), to_date: addPlanDays(to_date, days) }
      // A copy of what the asker may not see has no recipe, and is told apart by its place alone.
      return planned({ ...copy, title, servings, note, meal_type, shared, ...when })
    },

    change: (plan, { ours, from_date, to_date, title, recipe, servings, note, meal_type, shared }) => {
      const before = requirePlan(plan)
      const from = from_date ?? before.from_date
      const to = to_date ?? addPlanDays(before.to_date, planLength(before.from_date, from))
      refuseReversedDates(from, to)
      // Plans that never had a name may still be moved.
      if (title !== undefined || recipe !== undefined)
        refuseUnnamed({ title: title ?? before.title, recipe: recipe === undefined ? before.recipe : recipe })
      const events: PlanEvent[] = []
      if (from !== before.from_date || to !== before.to_date) {
        events.push({ type: 'meal-plan.moved', data: { id: before.id, from_date: from, to_date: to } })
      }
      const people = shared && sameIds(shared, before.shared) ? undefined : shared
      const patch = changedFields(before, { title, recipe, servings, note, meal_type, shared: people })
      if (patch.shared && !ours) throw notOwner()
      if (Object.keys(patch).length > 0) events.push({ type: 'meal-plan.changed', data: { id: before.id, patch } })
      return events
    },

    delete: (plan) => [{ type: 'meal-plan.deleted', data: { id: requirePlan(plan).id } }],

    restore: (plan) => (plan?.gone ? [{ type: 'meal-plan.restored', data: { id: plan.id } }] : []),
  },

  evolve: (plan, event) => {
    switch (event.type) {
      case 'meal-plan.planned':
        return { ...event.data, gone: false }
      case 'meal-plan.moved':
        return plan && { ...plan, ...event.data }
      case 'meal-plan.changed':
        return plan && { ...plan, ...(event.data.patch as Partial<PlanFields>) }
      case 'meal-plan.deleted':
      case 'meal-plan.restored':
        return plan && { ...plan, gone: event.type === 'meal-plan.deleted' }
    }
  },
}

const DAY = 86_400_000

/** Counts civil days in UTC, where each has 24 hours. */
export const planLength = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** Negative `days` count backwards. Throws if the result is out of range. */
export function addPlanDays(day: string, days: number): string {
  const [then = ''] = new Date(Date.parse(day) + days * DAY).toISOString().split('T')
  if (then.length !== day.length) throw invalid({ from_date: ['This day is out of range.'] }, 'meal-plan.out_of_range')
  return then
}

function planned({
  id,
  title,
  recipe,
  servings,
  note,
  meal_type,
  shared,
  from_date,
  to_date,
  created_by,
}: Commands['plan']): PlanEvent[] {
  const last = to_date ?? from_date
  refuseReversedDates(from_date, last)
  const fields = { title, recipe, servings, note, meal_type, shared }
  return [{ type: 'meal-plan.planned', data: { id, ...fields, from_date, to_date: last, created_by } }]
}

const refuseUnnamed = ({ title, recipe }: Pick<PlanFields, 'title' | 'recipe'>): void => {
  if (title.trim() === '' && recipe === null)
    throw invalid({ title: ['Choose a recipe or write what there is.'] }, 'meal-plan.unnamed')
}

const refuseReversedDates = (from: string, to: string): void => {
  if (to < from) throw invalid({ to_date: ['The last day may not be before the first.'] }, 'meal-plan.backwards')
}

function requirePlan(plan: Plan): NonNullable<Plan> {
  if (!plan || plan.gone) throw notFound()
  return plan
}

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.every((one) => b.includes(one)) && b.every((one) => a.includes(one))

type Given = { [K in keyof PlanFields]?: PlanFields[K] | undefined }

const changedFields = (plan: PlanFields, given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(plan[key as keyof PlanFields]),
    ),
  )
