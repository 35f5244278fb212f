import * as z from 'zod'

/** What is to be looked at: where it lies, and how deep. */
export const checkParams = z.object({
  sync: z.int(),
  storage: z.int(),
  folder: z.string(),
  deep: z.boolean(),
  /** Nobody asked: what people threw away stays away, and folders that say that nothing changed are not opened. */
  scheduled: z.boolean(),
})

/**
 * The items of a check. Each `listed` is a piece of the listing, and says where the next begins; then all that was seen
 * is compared with what is known, and the end says what came of it.
 */
export const checkItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('listed'),
    /** The folder that is being listed, and where in it; a null cursor: the next folder that nobody has listed. */
    folder: z.string(),
    cursor: z.string().nullable(),
    files: z.int(),
    /** How often the storage said that everything has to be listed anew. */
    resets: z.int(),
  }),
  z.object({ kind: z.literal('compared') }),
  z.object({ kind: z.literal('ended'), code: z.string().nullable(), msg: z.string(), retry_after: z.int().nullable() }),
])

export type CheckParams = z.output<typeof checkParams>
export type CheckItem = z.output<typeof checkItem>
export type Listed = Extract<CheckItem, { kind: 'listed' }>
