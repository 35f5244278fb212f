import * as z from 'zod'

export const deadLetter = z
  .object({
    database: z.string(),
    reactor: z.string(),
    seq: z.int(),
    at: z.string(),
    error: z.string().nullable(),
    space: z.int(),
    stream: z.string(),
    type: z.string(),
    fields: z.array(z.string()).describe('Names of what the event holds, without what they hold'),
  })
  .meta({ id: 'DeadLetter' })

export type DeadLetter = z.output<typeof deadLetter>
