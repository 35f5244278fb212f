import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince, guardThat, type Guard } from '#worker/kernel/log/guard.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { refResolver } from '#worker/kernel/resource/references/look-up-refs.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import type { shoppingListEntry, EntryRow } from './entry.contract.ts'
import { entryIdQuery } from './entry.list.ts'
import { checkIngredient, resolveListRecipe, entryReferenceQueries } from './entry.references.ts'
import { entryParts, presentEntries, entryVersion, isEntryVisible } from './entry.rows.ts'
import { onHandUsers } from '../sums/on-hand-users.ts'
import { listStateFrom, entriesByIds } from '../recipes/load-list.ts'
import { shoppingListResource } from '#worker/modules/shopping-lists/shopping-list.resource.ts'
import { shoppingDecider } from '../shopping.decider.ts'
import { sql } from 'drizzle-orm'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'

export function changeEntry(
  context: Context,
  id: number,
  body: z.output<typeof shoppingListEntry.patch>,
): Promise<Answer<EntryRow>> {
  const store = spaceStore(context)
  const { mealplan_id: _, ...given } = body
  const load = {
    rows: entriesByIds(store.space, [id], isEntryVisible(context)),
    kitchen: onHandUsers(context, body.checked !== undefined),
    ...entryReferenceQueries(context, given),
  }
  return execute(store, load, (found) => {
    const [row] = found.rows
    if (!row || row.deleted_with !== null) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const nextId = idAllocator(found.ids)
    const food = refResolver(foodResource, found.foods, nextId)
    const unit = refResolver(unitResource, found.units, nextId)
    const lists = refResolver(shoppingListResource, found.lists, nextId)
    const events = shoppingDecider.decide.change(listStateFrom([row]), {
      id,
      kitchen: found.kitchen.map((person) => person.id),
      change: {
        amount: given.amount,
        order: given.order,
        checked: given.checked,
        completed_at: given.completed_at,
        delay_until: given.delay_until,
        food: given.food && food.idOf(given.food, 'food'),
        unit: given.unit && unit.idOf(given.unit, 'unit'),
        shopping_lists: given.shopping_lists?.map((ref) => lists.idOf(ref, 'shopping_lists')),
        ingredient:
          given.ingredient === row.ingredient ? undefined : checkIngredient(given.ingredient, found.ingredients),
        list_recipe:
          given.list_recipe === row.list_recipe ? undefined : resolveListRecipe(given, found.listRecipes, nextId).id,
      },
    })
    return outcome({
      appends: [...food.created, ...unit.created, ...lists.created, { stream: 'shopping', expected: 'any', events }],
      requires: [noRemovalsSince, ...unchangedSince(context, id)],
      answer: { parts: entryParts(context, entryIdQuery(context, id)) },
      respond: ({ parts }) => foundOne(presentEntries(parts)),
      version: ({ parts }) => entryVersion(parts),
    })
  })
}

/** If-Match compares the entry's own version, since all entries share one stream. */
const unchangedSince = (context: Context, id: number): Guard[] =>
  context.ifMatch === null
    ? []
    : [
        guardThat(sql`(SELECT version FROM shopping_list_entry
          WHERE space_id = ${membershipOf(context).space} AND id = ${id}) = ${context.ifMatch}`),
      ]
