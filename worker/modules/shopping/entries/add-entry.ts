import type * as z from 'zod'
import { personOf, type Context } from '../../../kernel/log/context.ts'
import { notFound } from '../../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { nothingGone } from '../../../kernel/log/guard.ts'
import { idsFrom } from '../../../kernel/log/ids.ts'
import { resolver } from '../../../kernel/resource/references/refs.ts'
import { spaceStore } from '../../../kernel/log/storage.ts'
import { foodResource } from '../../foods/food.resource.ts'
import { unitResource } from '../../units/index.ts'
import { addedBefore } from './added-before.ts'
import type { shoppingListEntry } from './entry.contract.ts'
import { oneEntryRow } from './entry.list.ts'
import { usableIngredient, listRecipeOf, loadReferences } from './entry.references.ts'
import { entryParts, presentEntries, entryVersion, type Part } from './entry.rows.ts'
import { listsFor, listsOfFood } from '../recipes/food-lists.ts'
import { habitsOf } from '../habits.ts'
import { shoppingListResource } from '../../shopping-lists/shopping-list.resource.ts'
import { shopping } from '../shopping.decider.ts'

/** Puts one thing on the list, together with the food and the unit where they are new. */
export function addEntry(context: Context, body: z.output<typeof shoppingListEntry.draft>): Promise<Answer> {
  const store = spaceStore(context)
  const load = {
    ...loadReferences(context, body, 1),
    homes: listsOfFood(context, body.food),
    before: addedBefore(context, store),
  }
  return execute(store, load, (found) => {
    const [before] = found.before
    if (before) return outcome({ appends: [], ...answered(context, before.id) })
    const nextId = idsFrom(found.ids)
    const food = resolver(foodResource, found.foods, nextId)
    const unit = resolver(unitResource, found.units, nextId)
    const lists = resolver(shoppingListResource, found.lists, nextId)
    const listRecipe = listRecipeOf(body, found.listRecipes, nextId)
    const id = nextId('shopping-list-entry')
    const what = food.idOf(body.food, 'food')
    const usual = habitsOf(context).likeFood ? listsFor(found.homes, what) : []
    const entry = {
      id,
      list_recipe: listRecipe.id ?? null,
      food: what,
      unit: body.unit ? unit.idOf(body.unit, 'unit') : null,
      amount: body.amount,
      order: body.order,
      ingredient: usableIngredient(body.ingredient ?? null, found.ingredients),
      completed_at: body.checked ? (body.completed_at ?? context.at) : null,
      delay_until: body.delay_until ?? null,
      // None at all is a choice too.
      shopping_lists: body.shopping_lists?.map((ref) => lists.idOf(ref, 'shopping_lists')) ?? usual,
    }
    const added = { by: personOf(context).id, listRecipe: listRecipe.created, entries: [entry] }
    const events = shopping.decide.add(shopping.initial, added)
    return outcome({
      appends: [...food.created, ...unit.created, ...lists.created, { stream: 'shopping', expected: 'any', events }],
      // The first thing for a plan makes a place for all that follow.
      requires: listRecipe.created ? undefined : [nothingGone],
      ...answered(context, id),
    })
  })
}

/** An entry that was put on the list just now, or long ago by the same request, and may be gone by now. */
const answered = (context: Context, id: number) => ({
  status: 201,
  location: `/api/shopping-list-entry/${id}/`,
  answer: { parts: entryParts(context, oneEntryRow(context, id)) },
  respond({ parts }: { parts: Part[] }) {
    const [entry] = presentEntries(parts)
    if (!entry) throw notFound()
    return entry
  },
  version: ({ parts }: { parts: Part[] }) => entryVersion(parts),
})
