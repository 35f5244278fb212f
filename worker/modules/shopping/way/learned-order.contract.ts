import * as z from 'zod'

const category = z.object({ id: z.int(), name: z.string() })

/** `passes`: the surest pair of categories that the supermarket has the other way round, if any. */
export const learnedOrder = z
  .object({
    shops: z.int(),
    categories: z.array(category),
    passes: z.object({ earlier: category, later: category, shops: z.int(), of: z.int() }).nullable(),
  })
  .meta({ id: 'SupermarketLearnedOrder' })
