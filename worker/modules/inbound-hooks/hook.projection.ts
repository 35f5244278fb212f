import { projection } from '#worker/kernel/log/projection.ts'
import { updateRow } from '#worker/kernel/sql/bulk-write.ts'
import type { HookEvent } from './hook.events.ts'
import { hookTable } from './hook.table.ts'

export const hookProjection = projection<HookEvent>({
  'inbound-hook.addressed': ({ space, version, at, data: { id } }) =>
    updateRow(hookTable, { space, id }, { version, updated_at: at }),
})
