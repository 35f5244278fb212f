import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { refResolver } from '#worker/kernel/resource/references/look-up-refs.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { addedBefore } from './added-before.ts'
import type { shoppingListEntry, EntryRow } from './entry.contract.ts'
import { entryIdQuery } from './entry.list.ts'
import { checkIngredient, resolveListRecipe, entryReferenceQueries } from './entry.references.ts'
import { entryParts, presentEntries, entryVersion, type EntryPart } from './entry.rows.ts'
import { listsFor, listsOfFood } from '../recipes/food-lists.ts'
import { shoppingPreferenceOf } from '../shopping-preference.ts'
import { shoppingListResource } from '#worker/modules/shopping-lists/shopping-list.resource.ts'
import { shoppingDecider } from '../shopping.decider.ts'

export function addEntry(context: Context, body: z.output<typeof shoppingListEntry.draft>): Promise<Answer<EntryRow>> {
  const store = spaceStore(context)
  const load = {
    ...entryReferenceQueries(context, body, 1),
    homes: listsOfFood(context, body.food),
    before: addedBefore(context, store),
  }
  return execute(store, load, (found) => {
    const [before] = found.before
    if (before) return outcome({ appends: [], ...entryAnswer(context, before.id) })
    const nextId = idAllocator(found.ids)
    const food = refResolver(foodResource, found.foods, nextId)
    const unit = refResolver(unitResource, found.units, nextId)
    const lists = refResolver(shoppingListResource, found.lists, nextId)
    const listRecipe = resolveListRecipe(body, found.listRecipes, nextId)
    const id = nextId('shopping-list-entry')
    const what = food.idOf(body.food, 'food')
    const usual = shoppingPreferenceOf(context).usesFoodLists ? listsFor(found.homes, what) : []
    const entry = {
      id,
      list_recipe: listRecipe.id ?? null,
      food: what,
      unit: body.unit ? unit.idOf(body.unit, 'unit') : null,
      amount: body.amount,
      order: body.order,
      ingredient: checkIngredient(body.ingredient ?? null, found.ingredients),
      completed_at: body.checked ? (body.completed_at ?? context.at) : null,
      delay_until: body.delay_until ?? null,
      shopping_lists: body.shopping_lists?.map((ref) => lists.idOf(ref, 'shopping_lists')) ?? usual,
    }
    const added = { by: personOf(context).id, listRecipe: listRecipe.created, entries: [entry] }
    const events = shoppingDecider.decide.add(shoppingDecider.initial, added)
    return outcome({
      appends: [...food.created, ...unit.created, ...lists.created, { stream: 'shopping', expected: 'any', events }],
      // The first entry for a plan creates its list recipe; the strict default keeps two commands from creating one
      // each.
      requires: listRecipe.created ? undefined : [noRemovalsSince],
      ...entryAnswer(context, id),
    })
  })
}

const entryAnswer = (context: Context, id: number) => ({
  status: 201,
  location: `/api/shopping-list-entry/${id}/`,
  answer: { parts: entryParts(context, entryIdQuery(context, id)) },
  respond({ parts }: { parts: EntryPart[] }) {
    const [entry] = presentEntries(parts)
    if (!entry) throw notFound()
    return entry
  },
  version: ({ parts }: { parts: EntryPart[] }) => entryVersion(parts),
})
