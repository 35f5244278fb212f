import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { distinctPair } from './distinct-pair.contract.ts'
import { distinctPairTable } from './distinct-pair.table.ts'

export const distinctPairResource = defineResource(distinctPair, distinctPairTable, {
  uniqueTogether: ['kind', 'low', 'high'],
  filters: { kind: (kind) => sql`${distinctPairTable.kind} = ${kind}` },
  validate: (_given, { low, high }): Record<string, string[]> =>
    Number(low) < Number(high) ? {} : { high: ['This must be the larger id of the two.'] },
})
