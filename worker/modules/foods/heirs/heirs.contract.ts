import * as z from 'zod'

/** How many foods below one take each field over from it, by way of all that stand between. */
export const foodHeirs = z
  .object({
    supermarket_category: z.int(),
    ignore_shopping: z.int(),
    substitute_children: z.int(),
    substitute_siblings: z.int(),
  })
  .meta({ id: 'FoodHeirs' })
