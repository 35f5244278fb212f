import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { DoubleKind } from './distinct-pair.contract.ts'

export const distinctPairTable = readTable('distinct_pair', {
  kind: text().$type<DoubleKind>().notNull(),
  low: integer().notNull(),
  high: integer().notNull(),
})
