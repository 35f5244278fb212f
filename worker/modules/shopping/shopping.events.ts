import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/contract/events.ts'

const id = z.int()
const ids = z.array(id)
const instant = z.iso.datetime()

const entry = z.object({
  id,
  list_recipe: id.nullable(),
  food: id,
  unit: id.nullable(),
  amount: z.number(),
  order: z.int(),
  ingredient: id.nullable(),
  /** Bought already when it was put down; null is still to buy. */
  completed_at: instant.nullable(),
  delay_until: instant.nullable(),
  /** Named lists it is on; none where left out. */
  shopping_lists: ids.optional(),
})
/** What was still missing of an ingredient when its recipe was scaled, for whoever put the rest of it on the list. */
const rescaledEntry = entry.extend({ created_by: id })
const listRecipe = z.object({
  id,
  name: z.string(),
  recipe: id.nullable(),
  mealplan: id.nullable(),
  servings: z.number(),
})
/** Foods that came into the house, or left it, along with what was ticked off. */
const stock = z.object({ foods: ids, users: ids })

/** All of a space's shopping is one stream. None of its events minds what was appended meanwhile. */
export const shoppingEvents = defineEvents('shopping', {
  added: z.object({ created_by: id, list_recipe: listRecipe.nullable(), entries: z.array(entry) }),
  checked: z.object({ ids, completed_at: instant.optional(), stocked: stock.optional() }),
  unchecked: z.object({ ids, used_up: stock.optional() }),
  postponed: z.object({ ids, until: instant.nullable() }),
  changed: z.object({
    id,
    patch: entry
      .pick({ list_recipe: true, food: true, unit: true, amount: true, order: true, ingredient: true })
      .partial(),
  }),
  /** Onto named lists and off others. What somebody else does with other lists meanwhile stays. */
  listed: z.object({ changes: z.array(z.object({ id, add: ids, remove: ids })) }),
  removed: z.object({ ids, list_recipes: ids }),
  restored: z.object({ ids, list_recipes: ids }),
  rescaled: z.object({
    list_recipe: id,
    servings: z.number(),
    amounts: z.array(z.object({ id, amount: z.number() })),
    added: z.array(rescaledEntry).optional(),
    removed: ids.optional(),
    restored: ids.optional(),
  }),
  recipe_changed: z.object({
    id,
    patch: listRecipe.pick({ name: true, recipe: true, mealplan: true }).partial(),
  }),
})
export type ShoppingEvent = EventOf<typeof shoppingEvents>
export type NewEntry = z.output<typeof entry>
export type RescaledEntry = z.output<typeof rescaledEntry>
export type NewListRecipe = z.output<typeof listRecipe>
export type Stock = z.output<typeof stock>
