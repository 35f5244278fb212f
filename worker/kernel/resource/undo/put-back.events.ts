import * as z from 'zod'

/**
 * Restores the rows that an earlier event of the same stream changed beyond its own, by that event's version and
 * type.
 */
export const putBack = z.object({ id: z.int().optional(), version: z.int(), type: z.string() })
