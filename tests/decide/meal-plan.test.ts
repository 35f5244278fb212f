import { describe, expect, it } from 'vitest'
import { planDecider } from '#worker/modules/meal-plans/plan.decider.ts'
import type { PlanEvent } from '#worker/modules/meal-plans/plan.events.ts'
import { specify } from './given.ts'

const given = specify(planDecider)

const fields = { title: '', recipe: 3, servings: 2, note: '', meal_type: 1, shared: [] }
const planned = (from_date: string, to_date = from_date): PlanEvent => ({
  type: 'meal-plan.planned',
  data: { id: 7, ...fields, from_date, to_date, created_by: 4 },
})
const moved = (from_date: string, to_date = from_date): PlanEvent => ({
  type: 'meal-plan.moved',
  data: { id: 7, from_date, to_date },
})
const wish = { id: 7, ...fields, created_by: 4 }

describe('planning', () => {
  it('a meal of one day needs no last day', () =>
    given()
      .when('plan', { ...wish, from_date: '2027-03-28' })
      .records(planned('2027-03-28')))

  it('records the fields of a plan and no others', () => {
    const more = { ...wish, addshopping: true, from_date: '2027-03-28' }
    given().when('plan', more).records(planned('2027-03-28'))
  })

  it('asks for a recipe or a title', () => {
    const nothing = { ...wish, recipe: null, title: ' ' }
    given()
      .when('plan', { ...nothing, from_date: '2027-03-28' })
      .isRefused('meal-plan.unnamed')
    given(planned('2027-03-28')).when('change', { ours: true, recipe: null }).isRefused('meal-plan.unnamed')
    given(planned('2027-03-28'))
      .when('copy', { id: 7, days: 0, created_by: 4, recipe: null })
      .records({
        type: 'meal-plan.planned',
        data: { id: 7, ...fields, recipe: null, from_date: '2027-03-28', to_date: '2027-03-28', created_by: 4 },
      })
  })

  it('refuses a last day before the first', () =>
    given()
      .when('plan', { ...wish, from_date: '2027-03-28', to_date: '2027-03-27' })
      .isRefused('meal-plan.backwards'))
})

describe('moving', () => {
  it('by its first day alone keeps its length', () =>
    given(planned('2027-03-28', '2027-03-30'))
      .when('change', { ours: true, from_date: '2027-04-02' })
      .records(moved('2027-04-02', '2027-04-04')))

  it('counts days, not hours, over the change of clocks and of years', () => {
    given(planned('2027-03-27', '2027-03-29'))
      .when('change', { ours: true, from_date: '2027-03-28' })
      .records(moved('2027-03-28', '2027-03-30'))
    given(planned('2027-10-30', '2027-11-01'))
      .when('change', { ours: true, from_date: '2027-10-31' })
      .records(moved('2027-10-31', '2027-11-02'))
    given(planned('2027-12-31')).when('change', { ours: true, from_date: '2028-02-29' }).records(moved('2028-02-29'))
  })

  it('to the same day records no event', () =>
    given(planned('2027-03-28', '2027-03-30'))
      .when('change', { ours: true, from_date: '2027-03-28', to_date: null })
      .recordsNothing())

  it('to a last day before its first is refused', () =>
    given(planned('2027-03-28')).when('change', { ours: true, to_date: '2027-03-01' }).isRefused('meal-plan.backwards'))

  it('and changing other fields are two events', () =>
    given(planned('2027-03-28'))
      .when('change', { ours: true, from_date: '2027-03-29', title: 'Soup', servings: 2, shared: [] })
      .records(moved('2027-03-29'), { type: 'meal-plan.changed', data: { id: 7, patch: { title: 'Soup' } } }))
})

describe('sharing', () => {
  const shared: PlanEvent = { type: 'meal-plan.changed', data: { id: 7, patch: { shared: [4, 9] } } }

  it('is up to the household that planned, not to those it is shared with', () => {
    given(planned('2027-03-28'), shared)
      .when('change', { ours: false, shared: [4] })
      .isRefused('meal-plan.access_not_yours')
    given(planned('2027-03-28'), shared)
      .when('change', { ours: false, shared: [9, 4], title: 'Soup' })
      .records({ type: 'meal-plan.changed', data: { id: 7, patch: { title: 'Soup' } } })
    given(planned('2027-03-28'), shared)
      .when('change', { ours: true, shared: [4] })
      .records({ type: 'meal-plan.changed', data: { id: 7, patch: { shared: [4] } } })
  })
})

describe('copying', () => {
  const copy = { id: 8, days: 7, created_by: 5, recipe: 3 }

  it('plans the same meal with the same length for the person who copies', () =>
    given(planned('2027-12-30', '2028-01-01'))
      .when('copy', copy)
      .records({
        type: 'meal-plan.planned',
        data: { ...fields, id: 8, from_date: '2028-01-06', to_date: '2028-01-08', created_by: 5 },
      }))

  it('refuses days outside the calendar', () =>
    given(planned('9999-12-30')).when('copy', copy).isRefused('meal-plan.out_of_range'))
})

describe('a deleted plan', () => {
  const gone: PlanEvent = { type: 'meal-plan.deleted', data: { id: 7 } }

  it('cannot be changed', () =>
    given(planned('2027-03-28'), gone).when('change', { ours: true, title: 'Soup' }).isRefused('request.not_found'))

  it('is restored once', () => {
    const restored: PlanEvent = { type: 'meal-plan.restored', data: { id: 7 } }
    given(planned('2027-03-28'), gone).when('restore', {}).records(restored)
    given(planned('2027-03-28'), gone, restored).when('restore', {}).recordsNothing()
  })
})

it('folding the events of a plan gives the plan', () => {
  const events = [
    planned('2027-03-28', '2027-03-30'),
    moved('2027-04-01', '2027-04-03'),
    { type: 'meal-plan.changed', data: { id: 7, patch: { servings: 6 } } } as const,
  ]
  expect(events.reduce(planDecider.evolve, planDecider.initial)).toEqual({
    ...wish,
    servings: 6,
    from_date: '2027-04-01',
    to_date: '2027-04-03',
    gone: false,
  })
})
