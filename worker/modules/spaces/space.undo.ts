import { personOf } from '#worker/kernel/log/context.ts'
import { forbidden } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { eventsOfStreams, previousValues } from '#worker/kernel/resource/previous-values.ts'
import { reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { spaceChangedAppend } from './space-changed-append.ts'
import { sameNamedSpace, spaceNameTaken } from './space.change.ts'
import { canChangeSettings } from './permitted-settings.ts'
import { accessibleSpace, requireOwnerOfOpen } from './require-owner.ts'

export const undoSpaceChange: Undoer = (events, { context, store: { db, space } }) => {
  const load = { rows: accessibleSpace(context, space), log: eventsOfStreams(space, [`space:${space}`]) }
  return reversal(load, async ({ rows, log }) => {
    const row = requireOwnerOfOpen(context, rows)
    const { name: before, ...settings } = previousValues(log, events, { valuesOf })
    if (!canChangeSettings(personOf(context), Object.keys(settings))) throw forbidden()
    const name = typeof before === 'string' ? before : undefined
    const { twin } = await db.read({ twin: sameNamedSpace(space, name) })
    if (twin[0]) throw spaceNameTaken()
    return { appends: [await spaceChangedAppend(context, row, { name, settings })], respond: () => ({ id: space }) }
  })
}

const valuesOf = ({ type, data }: Logged): Row => {
  const { name, settings, patch } = data as { name?: string; settings?: Row; patch?: { name?: string; settings?: Row } }
  const said = type === 'space.created' ? { name, settings } : { ...patch }
  return { ...(said.name === undefined ? {} : { name: said.name }), ...said.settings }
}
