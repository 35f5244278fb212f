import { sql } from 'drizzle-orm'
import { fold } from '#worker/kernel/log/decider.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import { reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { isEntryVisible } from './entries/entry.rows.ts'
import { listStateFrom } from './recipes/load-list.ts'
import { isHouseholdListRecipe } from './recipes/list-recipe.rows.ts'
import { shoppingDecider } from './shopping.decider.ts'
import type { ShoppingEvent } from './shopping.events.ts'
import { invertEvent } from './invert-event.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'

export const undoShopping: Undoer = (events, { context, store: { space } }) => {
  const past = events as readonly Logged<ShoppingEvent>[] // The kinds of events that this undoes.
  const ids = past.flatMap((event) => affectedIds(event).ids)
  const listRecipes = past.flatMap((event) => affectedIds(event).listRecipes)
  const load = {
    entries: tableQuery(
      entryTable,
      sql`SELECT * FROM shopping_list_entry WHERE ${isEntryVisible(context)}
        AND (${inValues(sql`id`, ids)} OR ${inValues(sql`list_recipe`, listRecipes)})`,
    ),
    recipes: tableQuery(
      listRecipeTable,
      sql`SELECT * FROM shopping_list_recipe l WHERE ${isHouseholdListRecipe(context)} AND ${inValues(sql`l.id`, listRecipes)}`,
    ),
    history: earlierEvents(space, past.at(-1)?.version ?? 0, [...ids, ...listRecipes]),
  }
  return reversal(load, ({ entries, recipes, history }) => {
    if (entries.length + recipes.length === 0) throw notFound()
    let now = listStateFrom(entries, recipes)
    const cancelling = past.toReversed().flatMap((event) => {
      const earlier = history.filter(({ version }) => version < event.version)
      const inverse = invertEvent(event, fold(shoppingDecider, earlier), now)
      now = fold({ ...shoppingDecider, initial: now }, inverse)
      return inverse
    })
    const removed = new Set(cancelling.flatMap((event) => (event.type === 'shopping.removed' ? event.data.ids : [])))
    return {
      appends: [{ stream: 'shopping', expected: 'any', events: cancelling }],
      gone: entries
        .filter(({ id }) => removed.has(id))
        .map(({ id }) => ({ model: 'ShoppingListEntry', id, name: null })),
      respond: () => ({ ids: entries.map(({ id }) => id) }),
    }
  })
}

const earlierEvents = (space: number, version: number, ids: readonly number[]) =>
  query<ShoppingEvent & { version: number }>(
    sql`SELECT type, data, version FROM event e WHERE space_id = ${space} AND stream = 'shopping' AND version < ${version}
      AND EXISTS (SELECT 1 FROM json_tree(e.data) t JOIN ${jsonEach(ids)} wanted ON wanted.value = t.atom) ORDER BY version`,
    { json: ['data'] },
  )

function affectedIds({ type, data }: ShoppingEvent): { ids: number[]; listRecipes: number[] } {
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
    case 'shopping.listed':
      return { ids: data.changes.map(({ id }) => id), listRecipes: [] }
    case 'shopping.changed':
      return { ids: [data.id], listRecipes: [] }
    case 'shopping.rescaled':
      return {
        ids: [
          ...[...data.amounts, ...(data.added ?? [])].map(({ id }) => id),
          ...(data.removed ?? []),
          ...(data.restored ?? []),
        ],
        listRecipes: [data.list_recipe],
      }
    case 'shopping.recipe_changed':
      return { ids: [], listRecipes: [data.id] }
  }
}
