import * as z from 'zod'

const unit = z.object({ id: z.int(), name: z.string(), plural_name: z.string().nullable() }).nullable()

/** The recipe is named only where the asker may see it. */
const part = z.object({
  id: z.int(),
  amount: z.number(),
  unit,
  list_recipe: z.int().nullable(),
  recipe: z.object({ id: z.int(), name: z.string() }).nullable(),
})

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
