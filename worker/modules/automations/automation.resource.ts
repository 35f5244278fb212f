import { personOf } from '#worker/kernel/log/context.ts'
import type { FieldErrors } from '#worker/kernel/contract/errors.ts'
import { foldName, nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { automation } from './automation.contract.ts'
import { automationTable as table } from './automation.table.ts'
import { compilePattern } from './pattern.ts'

export const automationResource = defineResource(automation, table, {
  search: ['name_fold'],
  filters: { type: (value) => inValues(table.type, [value].flat()) },
  derivedColumns: ({ name, param_2 }) => ({
    ...(typeof name === 'string' ? { name_fold: foldName(name) } : {}),
    ...(param_2 === undefined ? {} : { param_2_key: typeof param_2 === 'string' ? nameKey(param_2) : null }),
  }),
  onCreate: (context) => ({ created_by: personOf(context).id }),
  validate: patternFaults,
})

/** Checks only what the body changes: an old rule with a broken pattern can still be switched off. */
function patternFaults(given: Row, whole: Row): FieldErrors {
  if (!String(whole['type']).endsWith('_REPLACE')) return {}
  const faults: FieldErrors = {}
  for (const field of ['param_1', 'param_2'] as const) {
    const pattern = 'type' in given || field in given ? whole[field] : null
    const read = typeof pattern === 'string' && pattern !== '' ? compilePattern(pattern) : null
    if (read && 'fault' in read) faults[field] = [read.fault]
  }
  return faults
}
