import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound, type FieldErrors } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { addedBefore, refuseAddedBefore } from './added-before.ts'
import type { bulkCreate, bulkCreated } from './bulk.contract.ts'
import { referableIngredients } from './entry.references.ts'
import { listsFor, listsOfFoods } from '../recipes/food-lists.ts'
import { presentLists, refuseUnknownLists } from '../recipes/named-lists.ts'
import { isListRecipeVisible } from '../recipes/list-recipe.rows.ts'
import { shoppingDecider } from '../shopping.decider.ts'

type Body = z.output<typeof bulkCreate>
type Entries = NonNullable<Body['entries']>
type Field = 'food_id' | 'unit_id' | 'ingredient_id'

export function createEntries(
  context: Context,
  listRecipe: number,
  body: Body,
): Promise<Answer<z.output<typeof bulkCreated>>> {
  const store = spaceStore(context)
  const { space } = store
  const { entries = [] } = body
  const chosen = [...new Set(body.shopping_lists_ids ?? [])]
  const named = (field: Field) => [...new Set(entries.flatMap((entry) => entry[field] ?? []))]
  const load = {
    listRecipes: query<{ id: number }>(
      sql`SELECT l.id FROM shopping_list_recipe l WHERE ${isListRecipeVisible(context)} AND l.id = ${listRecipe}`,
    ),
    foods: listsOfFoods(context, named('food_id')),
    lists: presentLists(space, chosen),
    units: presentUnits(space, named('unit_id')),
    ingredients: referableIngredients(context, named('ingredient_id')),
    ids: reserveIds(space, { 'shopping-list-entry': entries.length }),
    before: addedBefore(context, store),
  }
  return execute(store, load, ({ listRecipes, foods, lists, units, ingredients, ids, before }) => {
    refuseAddedBefore(before)
    if (!listRecipes[0]) throw notFound()
    if (!body.entries) throw invalid({ entries: ['This field is required.'] })
    refuseUnknownReferences(entries, { food_id: foods, unit_id: units, ingredient_id: ingredients })
    refuseUnknownLists('shopping_lists_ids', chosen, lists)
    const nextId = idAllocator(ids)
    const created = entries.map(({ amount, food_id, unit_id, ingredient_id }) => ({
      id: nextId('shopping-list-entry'),
      list_recipe: listRecipe,
      food: food_id,
      unit: unit_id ?? null,
      amount,
      order: 0,
      ingredient: ingredient_id ?? null,
      completed_at: null,
      delay_until: null,
      shopping_lists: chosen.length > 0 ? chosen : listsFor(foods, food_id),
    }))
    const events = shoppingDecider.decide.add(shoppingDecider.initial, { by: personOf(context).id, entries: created })
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: [noRemovalsSince],
      answer: {},
      respond: () => ({
        entries: created.map(({ id, amount, food, unit, ingredient }) => ({
          id,
          amount,
          unit_id: unit,
          food_id: food,
          ingredient_id: ingredient,
        })),
        shopping_lists_ids: chosen,
      }),
    })
  })
}

const presentUnits = (space: number, ids: readonly number[]) =>
  query<{ id: number }>(
    sql`SELECT id FROM unit WHERE space_id = ${space} AND deleted_with IS NULL AND ${inValues(sql`id`, ids)}`,
  )

function refuseUnknownReferences(entries: Entries, there: Record<Field, readonly { id: number }[]>): void {
  const known = Object.entries(there).map(
    ([field, rows]) => [field as Field, new Set(rows.map(({ id }) => id))] as const,
  )
  const errors = entries.map((entry): FieldErrors => {
    const wrong = known.flatMap(([field, ids]) => {
      const id = entry[field]
      return typeof id === 'number' && !ids.has(id) ? [[field, [`Invalid pk "${id}" - object does not exist.`]]] : []
    })
    return Object.fromEntries(wrong) as FieldErrors
  })
  if (errors.some((error) => Object.keys(error).length > 0)) {
    throw invalid({ entries: errors }, 'request.unknown_reference')
  }
}
