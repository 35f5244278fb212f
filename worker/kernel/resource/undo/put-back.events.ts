import * as z from 'zod'

/** Restores the rows beyond its own that an earlier event of the stream, by version and type, changed. */
export const putBack = z.object({ id: z.int().optional(), version: z.int(), type: z.string() })
