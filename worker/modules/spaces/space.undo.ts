import { personOf } from '../../kernel/log/context.ts'
import { forbidden } from '../../kernel/contract/errors.ts'
import type { Logged } from '../../kernel/contract/events.ts'
import type { Row } from '../../kernel/sql/query.ts'
import { logOf, replaced } from '../../kernel/resource/replaced.ts'
import { reversal, type Undoer } from '../../kernel/resource/undo/undo.ts'
import { changing, namesake, taken } from './space.change.ts'
import { mayGrant } from './space-grants.ts'
import { mySpace, ownedOpen } from './space-owned.ts'

/** Gives a space the name and settings that a command replaced, under the rules that hold for every change of them. */
export const undoSpaceChange: Undoer = (events, { context, store: { db, space } }) => {
  const load = { rows: mySpace(context, space), log: logOf(space, [`space:${space}`]) }
  return reversal(load, async ({ rows, log }) => {
    const row = ownedOpen(context, rows)
    const { name: before, ...settings } = replaced(log, events, { valuesOf })
    if (!mayGrant(personOf(context), Object.keys(settings))) throw forbidden()
    const name = typeof before === 'string' ? before : undefined
    const { twin } = await db.read({ twin: namesake(space, name) })
    if (twin[0]) throw taken()
    return { appends: [await changing(context, row, { name, settings })], respond: () => ({ id: space }) }
  })
}

const valuesOf = ({ type, data }: Logged): Row => {
  const { name, settings, patch } = data as { name?: string; settings?: Row; patch?: { name?: string; settings?: Row } }
  const said = type === 'space.created' ? { name, settings } : { ...patch }
  return { ...(said.name === undefined ? {} : { name: said.name }), ...said.settings }
}
