import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { shoppingListRecipe, ListRecipeRow } from './list-recipe.contract.ts'
import { dropUnchanged, checkListRecipe, referableRows } from './list-recipe.references.ts'
import { listedRecipes, presentListRecipe, isListRecipeVisible, type ListedRecipe } from './list-recipe.rows.ts'
import { countChecked, listStateFrom, listRecipeQueries, portionsFrom } from './load-list.ts'
import { shoppingDecider } from '../shopping.decider.ts'

type Draft = z.output<typeof shoppingListRecipe.draft>
type Patch = z.output<typeof shoppingListRecipe.patch>

export function addListRecipe(context: Context, body: Draft): Promise<Answer<ListRecipeRow>> {
  const store = spaceStore(context)
  const load = { there: referableRows(context, body), ids: reserveIds(store.space, { 'shopping-list-recipe': 1 }) }
  return execute(store, load, (found) => {
    const id = idAllocator(found.ids)('shopping-list-recipe')
    const { recipe, mealplan } = checkListRecipe(body, found.there)
    const listRecipe = {
      id,
      name: body.name,
      recipe: recipe ?? null,
      mealplan: mealplan ?? null,
      servings: body.servings,
    }
    const events = shoppingDecider.decide.add(shoppingDecider.initial, {
      by: personOf(context).id,
      listRecipe,
      entries: [],
    })
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      status: 201,
      location: `/api/shopping-list-recipe/${id}/`,
      ...answer(context, id),
    })
  })
}

export function changeListRecipe(context: Context, id: number, body: Patch): Promise<Answer<ListRecipeRow>> {
  const store = spaceStore(context)
  const load = {
    shown: listedRecipes(context, listRecipeById(context, id)),
    there: referableRows(context, body),
    ...listRecipeQueries(store.space, sql`l.id = ${id}`),
    ids: reserveIds(store.space, {
      'shopping-list-entry': body.servings === undefined ? 0 : countChecked(store.space, sql`l.id = ${id}`),
    }),
  }
  return execute(store, load, (found) => {
    const [row] = found.listRecipes
    const [shown] = found.shown
    if (!row || !shown) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const list = listStateFrom(found.entries, found.listRecipes)
    const patch = checkListRecipe(dropUnchanged(body, presentListRecipe(shown)), found.there)
    const events = [
      ...shoppingDecider.decide.describe(list, { listRecipe: id, patch }),
      ...(body.servings === undefined
        ? []
        : shoppingDecider.decide.rescale(list, {
            listRecipe: id,
            servings: body.servings,
            portions: portionsFrom(found),
            nextId: idAllocator(found.ids),
          })),
    ]
    return outcome({ appends: [{ stream: 'shopping', expected: 'any', events }], ...answer(context, id) })
  })
}

export function removeListRecipe(context: Context, id: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  const load = {
    shown: listedRecipes(context, listRecipeById(context, id)),
    ...listRecipeQueries(store.space, sql`l.id = ${id}`),
  }
  return execute(store, load, (found) => {
    if (!found.shown[0]) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== found.listRecipes[0]?.version) throw stale()
    const events = shoppingDecider.decide.drop(listStateFrom(found.entries, found.listRecipes), { listRecipe: id })
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}

export const listRecipeById = (context: Context, id: number) => sql`${isListRecipeVisible(context)} AND l.id = ${id}`

const answer = (context: Context, id: number) => ({
  answer: { row: listedRecipes(context, listRecipeById(context, id)) },
  respond: ({ row }: { row: ListedRecipe[] }) => presentListRecipe(foundOne(row)),
  version: ({ row }: { row: ListedRecipe[] }) => row[0]?.version,
})
