import * as z from 'zod'

/** What an earlier event of the same stream did to rows beyond its own is put back: its version, and its type. */
export const putBack = z.object({ id: z.int().optional(), version: z.int(), type: z.string() })
