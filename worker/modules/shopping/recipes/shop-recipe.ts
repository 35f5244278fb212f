import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { fold } from '#worker/kernel/log/decider.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'
import { isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { addedBefore, refuseAddedBefore } from '../entries/added-before.ts'
import type { recipeShopping } from '../entries/adding.contract.ts'
import { unknownReference } from '../entries/entry.references.ts'
import { shoppingPreferenceOf } from '../shopping-preference.ts'
import { presentLists, refuseUnknownLists } from './named-lists.ts'
import { isListRecipeVisible } from './list-recipe.rows.ts'
import { countChecked, listStateFrom, listRecipeQueries, portionsFrom } from './load-list.ts'
import { entriesFor, recipeLines, type RecipeLine } from './recipe-lines.ts'
import { reshopRecipe } from './reshop-recipe.ts'
import { shoppingDecider } from '../shopping.decider.ts'
import type { ShoppingState } from '../shopping.list.ts'

type Body = z.output<typeof recipeShopping>

/**
 * Lists a recipe at so many servings. For a recipe on the list, it scales that one, adds and removes chosen
 * ingredients, and removes it at 0 servings.
 */
export function shopRecipe(context: Context, recipe: number, body: Body) {
  const store = spaceStore(context)
  const { space } = store
  const chosen = body.ingredients?.length ? body.ingredients : null
  const editing = body.list_recipe ?? null
  const named = [...new Set(body.shopping_lists ?? [])]
  const lines = recipeLines(
    context,
    sql`SELECT ${recipe} AS id`,
    editing === null ? chosen : (chosen ?? []),
    shoppingPreferenceOf(context),
  )
  const load = {
    recipes: query<{ name: string; servings: number }>(sql`SELECT name, servings FROM recipe
      WHERE space_id = ${space} AND id = ${recipe} AND deleted_with IS NULL AND ${readableRecipe(context)}`),
    plans: query<{ servings: number }>(sql`SELECT servings FROM ${planTable} WHERE ${planTable.space_id} = ${space}
      AND ${planTable.id} = ${body.mealplan ?? null} AND ${planTable.deleted_with} IS NULL AND ${isPlanVisible(context)}`),
    editable: query(
      sql`SELECT 1 FROM shopping_list_recipe l WHERE ${isListRecipeVisible(context)} AND l.id = ${editing}`,
    ),
    lines,
    lists: presentLists(space, named),
    before: addedBefore(context, store),
    ...listRecipeQueries(space, sql`l.id = ${editing}`),
    ids: reserveIds(space, {
      'shopping-list-recipe': editing === null ? 1 : 0,
      'shopping-list-entry': sql`(SELECT count(*) FROM (${lines.statement})) + ${countChecked(space, sql`l.id = ${editing}`)}`,
    }),
  }
  return execute(store, load, (found) => {
    const [main] = found.recipes
    if (!main) throw notFound()
    refuseAddedBefore(found.before)
    if (editing !== null && found.editable.length === 0) throw unknownReference('list_recipe', editing)
    if (typeof body.mealplan === 'number' && !found.plans[0]) throw unknownReference('mealplan', body.mealplan)
    refuseUnknownLists('shopping_lists', named, found.lists)
    const nextId = idAllocator(found.ids)
    const list = listStateFrom(found.entries, found.listRecipes)
    const usual = found.listRecipes[0]?.servings ?? found.plans[0]?.servings ?? main.servings
    const wish = {
      by: personOf(context).id,
      servings: body.servings ?? (usual > 0 ? usual : 1),
      listRecipe: editing ?? nextId('shopping-list-recipe'),
      mealplan: body.mealplan ?? undefined,
      lines: named.length > 0 ? found.lines.map((line) => ({ ...line, shopping_lists: named })) : found.lines,
      nextId,
    }
    const events =
      editing === null
        ? addRecipe(list, recipe, wish)
        : reshopRecipe(list, { ...wish, chosen, portions: portionsFrom(found) })
    const after = fold({ ...shoppingDecider, initial: list }, events)
    const there = after.recipes.get(wish.listRecipe)?.gone === false
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: editing === null ? [noRemovalsSince] : undefined,
      answer: {},
      respond: () => ({
        id: there ? wish.listRecipe : null,
        msg: `${main.name} was ${there ? 'added to' : 'taken off'} the shopping list.`,
        ingredients: [...after.entries.values()].flatMap(({ ingredient, gone }) => (gone ? [] : (ingredient ?? []))),
      }),
    })
  })
}

interface NewRecipeInput {
  by: number
  servings: number
  listRecipe: number
  mealplan: number | undefined
  lines: readonly RecipeLine[]
  nextId: (kind: string) => number
}

function addRecipe(
  list: ShoppingState,
  recipe: number,
  { by, servings, listRecipe: id, mealplan, lines, nextId }: NewRecipeInput,
) {
  if (servings <= 0) throw invalid({ servings: ['Ensure this value is greater than 0.'] })
  const listRecipe = { id, name: '', recipe, mealplan: mealplan ?? null, servings }
  return shoppingDecider.decide.add(list, { by, listRecipe, entries: entriesFor(lines, id, servings, nextId) })
}
