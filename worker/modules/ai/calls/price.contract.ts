import * as z from 'zod'

/** US dollars for a million tokens. */
export const price = z.object({
  input: z.number(),
  output: z.number(),
  cache_read: z.number(),
  cache_write: z.number(),
})

export type Price = z.output<typeof price>
