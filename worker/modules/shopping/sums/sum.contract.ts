import * as z from 'zod'

const unit = z.object({ id: z.int(), name: z.string(), plural_name: z.string().nullable() }).nullable()

/** A line of the list that an amount is made of, and the recipe it is for, where the asker may see that. */
const part = z.object({
  id: z.int(),
  amount: z.number(),
  unit,
  list_recipe: z.int().nullable(),
  recipe: z.object({ id: z.int(), name: z.string() }).nullable(),
})

/** What is to buy of one food: an amount for each set of units that convert into one another, a single one for most. */
export const shoppingSum = z
  .object({
    food: z.object({
      id: z.int(),
      name: z.string(),
      plural_name: z.string().nullable(),
      supermarket_category: z.int().nullable(),
    }),
    amounts: z.array(z.object({ amount: z.number(), unit, entries: z.array(part) })),
  })
  .meta({ id: 'ShoppingSum' })

export const shoppingSums = z
  .object({ timestamp: z.iso.datetime(), results: z.array(shoppingSum) })
  .meta({ id: 'ShoppingSums' })
