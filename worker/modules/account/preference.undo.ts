import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { guardThat } from '#worker/kernel/log/guard.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { eventsOfStreams, previousValues } from '#worker/kernel/resource/previous-values.ts'
import { reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'

export const undoPreference: Undoer = (events, { context, store: { space } }) => {
  const user = personOf(context).id
  const stream = `preference:${user}`
  if (events.some((event) => event.stream !== stream)) throw notFound()
  return reversal({ log: eventsOfStreams(space, [stream]) }, ({ log }) => {
    const wanted = previousValues(log, events, { valuesOf })
    const patch = nestSearch(wanted)
    const isAnything = Object.keys(wanted).length > 0
    return {
      appends: [
        { stream, expected: 'any', events: isAnything ? [{ type: 'preference.changed', data: { user, patch } }] : [] },
      ],
      // Preferences of all people share one partition, so the guard names this person's stream.
      requires: [
        guardThat(sql`NOT EXISTS (SELECT 1 FROM event WHERE space_id = ${space} AND stream = ${stream}
          AND seq > ${log.at(-1)?.seq ?? 0})`),
      ],
      respond: () => patch,
    }
  })
}

const SEARCH_PREFIX = 'search.'

/** Flattens the settings of searching beside the others. Null is the default. */
const valuesOf = ({ data }: Logged): Row => {
  const { patch } = data as { patch: Row }
  const { search, ...general } = patch
  return {
    ...general,
    ...Object.fromEntries(Object.entries(search ?? {}).map(([name, value]) => [`${SEARCH_PREFIX}${name}`, value])),
  }
}

function nestSearch(settings: Row): Row {
  const [search, general] = [true, false].map((isSearch) =>
    Object.entries(settings).filter(([name]) => name.startsWith(SEARCH_PREFIX) === isSearch),
  )
  return {
    ...Object.fromEntries(general ?? []),
    ...(search?.length
      ? { search: Object.fromEntries(search.map(([name, value]) => [name.slice(SEARCH_PREFIX.length), value])) }
      : {}),
  }
}
