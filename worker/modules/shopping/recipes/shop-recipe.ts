import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '../../../kernel/log/context.ts'
import { fold } from '../../../kernel/log/decider.ts'
import { invalid, notFound } from '../../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { nothingGone } from '../../../kernel/log/guard.ts'
import { idsFrom, reserve } from '../../../kernel/log/ids.ts'
import { query } from '../../../kernel/sql/query.ts'
import { spaceStore } from '../../../kernel/log/storage.ts'
import { planTable } from '../../meal-plans/plan.table.ts'
import { visiblePlan } from '../../meal-plans/plan.rows.ts'
import { open } from '../../../access/recipe.access.ts'
import { addedBefore, refuseAgain } from '../entries/added-before.ts'
import type { recipeShopping } from '../entries/adding.contract.ts'
import { unknown } from '../entries/entry.references.ts'
import { habitsOf } from '../habits.ts'
import { visibleListRecipe } from './list-recipe.rows.ts'
import { countTicked, listFrom, loadRecipes, portionsFrom } from './load-list.ts'
import { entriesFor, recipeLines, type RecipeLine } from './recipe-lines.ts'
import { reshop } from './reshop-recipe.ts'
import { shopping } from '../shopping.decider.ts'
import type { List } from '../shopping.list.ts'

type Body = z.output<typeof recipeShopping>

/**
 * Puts a recipe on the list, scaled to so many servings; or, given a recipe that is on the list, makes that one so:
 * scales it, adds chosen ingredients that it lacks, takes off those no longer chosen, and at 0 servings takes all off.
 */
export function shopRecipe(context: Context, recipe: number, body: Body): Promise<Answer> {
  const store = spaceStore(context)
  const { space } = store
  const chosen = body.ingredients?.length ? body.ingredients : null
  const editing = body.list_recipe ?? null
  const lines = recipeLines(
    context,
    sql`SELECT ${recipe} AS id`,
    editing === null ? chosen : (chosen ?? []),
    habitsOf(context),
  )
  const load = {
    recipes: query<{ name: string; servings: number }>(sql`SELECT name, servings FROM recipe
      WHERE space_id = ${space} AND id = ${recipe} AND deleted_with IS NULL AND ${open(context)}`),
    plans: query<{ servings: number }>(sql`SELECT servings FROM ${planTable} WHERE ${planTable.space_id} = ${space}
      AND ${planTable.id} = ${body.mealplan ?? null} AND ${planTable.deleted_with} IS NULL AND ${visiblePlan(context)}`),
    editable: query(
      sql`SELECT 1 FROM shopping_list_recipe l WHERE ${visibleListRecipe(context)} AND l.id = ${editing}`,
    ),
    lines,
    before: addedBefore(context, store),
    ...loadRecipes(space, sql`l.id = ${editing}`),
    ids: reserve(space, {
      'shopping-list-recipe': editing === null ? 1 : 0,
      'shopping-list-entry': sql`(SELECT count(*) FROM (${lines.statement})) + ${countTicked(space, sql`l.id = ${editing}`)}`,
    }),
  }
  return execute(store, load, (found) => {
    const [main] = found.recipes
    if (!main) throw notFound()
    refuseAgain(found.before)
    if (editing !== null && found.editable.length === 0) throw unknown('list_recipe', editing)
    if (typeof body.mealplan === 'number' && !found.plans[0]) throw unknown('mealplan', body.mealplan)
    const nextId = idsFrom(found.ids)
    const list = listFrom(found.entries, found.listRecipes)
    const usual = found.listRecipes[0]?.servings ?? found.plans[0]?.servings ?? main.servings
    const wish = {
      by: personOf(context).id,
      servings: body.servings ?? (usual > 0 ? usual : 1),
      listRecipe: editing ?? nextId('shopping-list-recipe'),
      mealplan: body.mealplan ?? undefined,
      lines: found.lines,
      nextId,
    }
    const events =
      editing === null ? shopAnew(list, recipe, wish) : reshop(list, { ...wish, chosen, portions: portionsFrom(found) })
    const after = fold({ ...shopping, initial: list }, events)
    const there = after.recipes.get(wish.listRecipe)?.gone === false
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: editing === null ? [nothingGone] : undefined,
      answer: {},
      respond: () => ({
        id: there ? wish.listRecipe : null,
        msg: `${main.name} was ${there ? 'added to' : 'taken off'} the shopping list.`,
        ingredients: [...after.entries.values()].flatMap(({ ingredient, gone }) => (gone ? [] : (ingredient ?? []))),
      }),
    })
  })
}

interface Anew {
  by: number
  servings: number
  listRecipe: number
  mealplan: number | undefined
  lines: readonly RecipeLine[]
  nextId: (kind: string) => number
}

function shopAnew(list: List, recipe: number, { by, servings, listRecipe: id, mealplan, lines, nextId }: Anew) {
  if (servings <= 0) throw invalid({ servings: ['Ensure this value is greater than 0.'] })
  const listRecipe = { id, name: '', recipe, mealplan: mealplan ?? null, servings }
  return shopping.decide.add(list, { by, listRecipe, entries: entriesFor(lines, id, servings, nextId) })
}
