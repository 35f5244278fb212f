import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'

/** Kinds whose names people type, so that one thing comes to have two. */
export const doubleKinds = ['food', 'unit', 'keyword', 'supermarket-category'] as const

export type DoubleKind = (typeof doubleKinds)[number]

/** What looks like a double and is none, as somebody said. `low` is the smaller of the two ids, `high` the larger. */
export const distinctPair = resource({
  name: 'distinct-pair',
  title: 'DistinctPair',
  fields: z.object({ kind: z.enum(doubleKinds), low: int(), high: int() }),
  filters: z.object({ kind: z.enum(doubleKinds).optional() }),
  roles: { read: 'user', write: 'user' },
})
