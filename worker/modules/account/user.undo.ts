import { displayName } from '#worker/auth/display-name.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { cannotUndo, changedSince, notFound } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { eventsOfStreams } from '#worker/kernel/resource/previous-values.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import {
  currentName,
  sameNamedPerson,
  personNameTaken,
  userRenamedEvent,
  nameUnchanged,
  type PersonName,
} from './rename-user.ts'

const fields = ['first_name', 'last_name'] as const

/** Refuses names that have changed again since. */
export const undoRenaming: Undoer = (events, { context, store }) => {
  const person = personOf(context)
  const me = person.id
  if (rowIdsOf(events).some((id) => id !== me)) throw notFound()
  const [after] = events.map(nameIn).slice(-1)
  return reversal(
    { was: currentName(me), log: eventsOfStreams(store.space, [`user:${me}`]) },
    async ({ was: [now], log }) => {
      const before = nameBefore(events, log)
      if (!now || !after || !before) throw cannotUndo()
      const changed = fields.filter((field) => before[field] !== after[field] && now[field] !== before[field])
      if (changed.some((field) => now[field] !== after[field])) throw changedSince()
      const wanted = { ...now, ...Object.fromEntries(changed.map((field) => [field, before[field]])) }
      const shown = { ...person, ...wanted, display_name: displayName(wanted) }
      if (changed.length > 0) {
        const { taken } = await store.db.read({ taken: sameNamedPerson(me, shown.display_name) })
        if (taken[0]) throw personNameTaken()
      }
      return {
        appends: [
          {
            stream: `user:${me}`,
            expected: 'any',
            events: changed.length > 0 ? [userRenamedEvent(me, now, wanted)] : [],
          },
        ],
        requires: [nameUnchanged(me, now)],
        respond: () => shown,
      }
    },
  )
}

const nameIn = ({ data }: Logged) => data as PersonName & { before?: PersonName }

/** Old events do not carry the previous name; the event before them in the log does. */
const nameBefore = ([first]: readonly Logged[], log: readonly Logged[]): PersonName | undefined =>
  first &&
  (nameIn(first).before ??
    log
      .filter(({ seq }) => seq < first.seq)
      .map(nameIn)
      .at(-1))
