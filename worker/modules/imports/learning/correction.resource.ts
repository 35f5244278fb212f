import { sql } from 'drizzle-orm'
import { personOf } from '../../../kernel/log/context.ts'
import { keyOf } from '../../../kernel/contract/names.ts'
import { defineResource } from '../../../kernel/resource/resource.ts'
import { importCorrection } from './correction.contract.ts'
import { correctionTable } from './correction.table.ts'

export const correctionResource = defineResource(importCorrection, correctionTable, {
  search: ['said_key', 'meant_key'],
  sort: sql`${correctionTable.said_key}`,
  unique: ['kind', 'said'],
  filters: { kind: (kind) => sql`${correctionTable.kind} = ${kind}` },
  faults: (_given, { kind, said, meant }) =>
    kind === 'food' && String(meant ?? '') === ''
      ? { meant: ['This field may not be blank.'] }
      : kind !== 'note' && keyOf(String(said)) === keyOf(String(meant ?? ''))
        ? { meant: ['This says nothing new.'] }
        : {},
  derive: ({ said, meant }) => ({
    ...(typeof said === 'string' ? { said_key: keyOf(said) } : {}),
    ...(typeof meant === 'string' ? { meant_key: keyOf(meant) } : {}),
  }),
  onCreate: (context) => ({ created_by: personOf(context).id }),
})
