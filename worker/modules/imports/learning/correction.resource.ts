import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { importCorrection } from './correction.contract.ts'
import { correctionTable } from './correction.table.ts'

export const correctionResource = defineResource(importCorrection, correctionTable, {
  search: ['said_key', 'meant_key'],
  sort: sql`${correctionTable.said_key}`,
  uniqueTogether: ['kind', 'said'],
  filters: { kind: (kind) => sql`${correctionTable.kind} = ${kind}` },
  validate: (_given, { kind, said, meant }) =>
    kind === 'food' && String(meant ?? '') === ''
      ? { meant: ['This field may not be blank.'] }
      : kind !== 'note' && nameKey(String(said)) === nameKey(String(meant ?? ''))
        ? { meant: ['This says nothing new.'] }
        : {},
  derivedColumns: ({ said, meant }) => ({
    ...(typeof said === 'string' ? { said_key: nameKey(said) } : {}),
    ...(typeof meant === 'string' ? { meant_key: nameKey(meant) } : {}),
  }),
  onCreate: (context) => ({ created_by: personOf(context).id }),
})
