import * as z from 'zod'

export const bookCovers = z
  .array(
    z.object({
      book: z.int(),
      count: z.int().meta({ description: 'How many recipes the asker finds in it.' }),
      pictures: z.array(z.string()).meta({ description: 'Of the first of these that have one.' }),
    }),
  )
  .meta({ id: 'BookCovers' })
