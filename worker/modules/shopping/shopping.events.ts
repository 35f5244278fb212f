import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

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
  /** Null is still to buy; a time is set for what was bought before it was listed. */
  completed_at: instant.nullable(),
  delay_until: instant.nullable(),
  shopping_lists: ids.optional(),
})
/** The rest of an ingredient after a scaling, by the person who listed the ingredient. */
const rescaledEntry = entry.extend({ created_by: id })
const listRecipe = z.object({
  id,
  name: z.string(),
  recipe: id.nullable(),
  mealplan: id.nullable(),
  servings: z.number(),
})
const stock = z.object({ foods: ids, users: ids })

/** All shopping of a space is one stream. None of its events depends on what was appended meanwhile. */
export const shoppingEvents = defineEvents('shopping', {
  added: z.object({ created_by: id, list_recipe: listRecipe.nullable(), entries: z.array(entry) }),
  /** `supermarket`: where they were bought, if somebody said so. */
  checked: z.object({
    ids,
    completed_at: instant.optional(),
    supermarket: id.optional(),
    stocked: stock.optional(),
  }),
  unchecked: z.object({ ids, used_up: stock.optional() }),
  postponed: z.object({ ids, until: instant.nullable() }),
  changed: z.object({
    id,
    patch: entry
      .pick({ list_recipe: true, food: true, unit: true, amount: true, order: true, ingredient: true })
      .partial(),
  }),
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
