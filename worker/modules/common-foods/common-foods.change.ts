import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { countedIds, countIds } from '#worker/kernel/log/rehearse-ids.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { CommonFood } from '#worker/modules/food-table/common-food.ts'
import { addCommonFoods, type CommonFoodsPlan } from './common-foods.decider.ts'
import type { CommonFoodsAdded } from './common-foods.contract.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import { kitchenQueries, type Kitchen } from './kitchen.rows.ts'

/** One command, so that it is taken back as one. */
export async function addFoods(
  context: Context,
  foods: readonly CommonFood[],
  dialect: Dialect,
): Promise<Answer<CommonFoodsAdded>> {
  const store = spaceStore(context)
  const load = kitchenQueries(context, membershipOf(context).space, foods, dialect)
  const plan = (kitchen: Kitchen, nextId: NextId) => {
    const users = [...new Set([personOf(context).id, ...kitchen.household.map(({ id }) => id)])]
    return addCommonFoods(kitchen, { foods, dialect, users }, nextId)
  }
  // A first look counts the ids: reserved for all foods, most would be lost when the call is repeated.
  const { nextId, reserve } = countIds()
  const rehearsed = plan(await store.db.read(load), nextId)
  if (rehearsed.appends.every(({ events }) => events.length === 0)) {
    return answer(addedBy(rehearsed, foods, dialect))
  }
  return execute(store, { ...load, ids: reserve(store.space) }, ({ ids: reserved, ...kitchen }) => {
    const planned = plan(kitchen, countedIds(reserved))
    return outcome({
      appends: planned.appends,
      answer: {},
      respond: () => addedBy(planned, foods, dialect),
    })
  })
}

function addedBy(
  { appends, created, filled }: CommonFoodsPlan,
  foods: readonly CommonFood[],
  language: Dialect,
): CommonFoodsAdded {
  const made = (kind: string) =>
    appends.filter(({ events }) => events.some(({ type }) => type === `${kind}.created`)).length
  return {
    language,
    created,
    filled,
    unchanged: Math.max(0, foods.length - created - filled),
    units: made('unit'),
    categories: made('supermarket-category'),
    property_types: made('property-type'),
    conversions: made('unit-conversion'),
  }
}
