import { sql } from 'drizzle-orm'
import { notFound } from '../../kernel/errors.ts'
import { execute, outcome } from '../../kernel/execute.ts'
import { rowsOf } from '../../kernel/query.ts'
import { among } from '../../kernel/sql.ts'
import { spaceStore } from '../../kernel/storage.ts'
import type { Undoer } from '../../kernel/undo.ts'
import { visibleEntry } from './entry.rows.ts'
import { listFrom } from './list.load.ts'
import { listedFor } from './list-recipe.rows.ts'
import { shopping } from './shopping.decider.ts'
import type { ShoppingEvent } from './shopping.events.ts'
import type { List } from './shopping.list.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'

/** Takes back what was added, removed, ticked or unticked, as far as it is still so. */
export const undoShopping: Undoer = (event, context) => {
  const store = spaceStore(context)
  const past = event as ShoppingEvent
  const { ids, listRecipes } = concerned(past)
  const load = {
    entries: rowsOf(
      entryTable,
      sql`SELECT * FROM shopping_list_entry WHERE ${visibleEntry(context)}
        AND (${among(sql`id`, ids)} OR ${among(sql`list_recipe`, listRecipes)})`,
    ),
    recipes: rowsOf(
      listRecipeTable,
      sql`SELECT * FROM shopping_list_recipe l WHERE ${listedFor(context)} AND ${among(sql`l.id`, listRecipes)}`,
    ),
  }
  return execute(store, load, ({ entries, recipes }) => {
    if (entries.length + recipes.length === 0) throw notFound()
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events: cancel(past, listFrom(entries, recipes)) }],
      answer: {},
      respond: () => ({ ids: entries.map(({ id }) => id) }),
    })
  })
}

function cancel(past: ShoppingEvent, list: List): ShoppingEvent[] {
  const { ids, listRecipes } = concerned(past)
  switch (past.type) {
    case 'shopping.added': {
      const [listRecipe] = listRecipes
      return listRecipe === undefined
        ? shopping.decide.remove(list, { ids })
        : shopping.decide.drop(list, { listRecipe })
    }
    case 'shopping.removed':
      return shopping.decide.restore(list, { ids, listRecipes })
    case 'shopping.checked':
      return shopping.decide.check(list, { ids, checked: false, kitchen: past.data.stocked?.users ?? [] })
    case 'shopping.unchecked':
      return shopping.decide.check(list, { ids, checked: true, kitchen: past.data.used_up?.users ?? [] })
    default:
      return []
  }
}

function concerned({ type, data }: ShoppingEvent): { ids: number[]; listRecipes: number[] } {
  switch (type) {
    case 'shopping.added':
      return { ids: data.entries.map(({ id }) => id), listRecipes: data.list_recipe ? [data.list_recipe.id] : [] }
    case 'shopping.removed':
    case 'shopping.restored':
      return { ids: data.ids, listRecipes: data.list_recipes }
    case 'shopping.checked':
    case 'shopping.unchecked':
    case 'shopping.postponed':
      return { ids: data.ids, listRecipes: [] }
    case 'shopping.changed':
      return { ids: [data.id], listRecipes: [] }
    case 'shopping.rescaled':
      return { ids: [], listRecipes: [data.list_recipe] }
    case 'shopping.recipe_changed':
      return { ids: [], listRecipes: [data.id] }
  }
}
