import type * as z from 'zod'
import { personOf, type Context } from '../../kernel/context.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { idsFrom } from '../../kernel/ids.ts'
import { resolver } from '../../kernel/refs.ts'
import { spaceStore } from '../../kernel/storage.ts'
import { foodResource } from '../foods/food.resource.ts'
import { unitResource } from '../units/index.ts'
import type { shoppingListEntry } from './entry.contract.ts'
import { oneOf } from './entry.list.ts'
import { ingredientOf, listRecipeOf, loadReferences } from './entry.references.ts'
import { entryQueries, presentEntries } from './entry.rows.ts'
import { shopping } from './shopping.decider.ts'

/** Puts one thing on the list, together with the food and the unit where they are new. */
export function addEntry(context: Context, body: z.output<typeof shoppingListEntry.draft>): Promise<Answer> {
  const store = spaceStore(context)
  return execute(store, loadReferences(context, body, 1), (found) => {
    const nextId = idsFrom(found.ids)
    const food = resolver(foodResource, found.foods, nextId)
    const unit = resolver(unitResource, found.units, nextId)
    const listRecipe = listRecipeOf(body, found.listRecipes, nextId)
    const id = nextId('shopping-list-entry')
    const entry = {
      id,
      list_recipe: listRecipe.id ?? null,
      food: food.idOf(body.food, 'food'),
      unit: body.unit ? unit.idOf(body.unit, 'unit') : null,
      amount: body.amount,
      order: body.order,
      ingredient: ingredientOf(body.ingredient ?? null, found.ingredients),
      completed_at: body.checked ? (body.completed_at ?? context.at) : null,
      delay_until: body.delay_until ?? null,
    }
    const added = { by: personOf(context).id, listRecipe: listRecipe.created, entries: [entry] }
    const events = shopping.decide.add(shopping.initial, added)
    return outcome({
      appends: [...food.created, ...unit.created, { stream: 'shopping', expected: 'any', events }],
      status: 201,
      location: `/api/shopping-list-entry/${id}/`,
      answer: entryQueries(context, oneOf(context, id)),
      respond: ({ entries, recipes }) => presentEntries(entries, recipes)[0],
      version: ({ entries }) => Number(entries[0]?.['version']),
    })
  })
}
