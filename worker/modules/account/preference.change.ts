import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { commit } from '#worker/kernel/log/commit.ts'
import {
  generalPreferenceFields,
  preferenceDefaults,
  preferenceOf,
  type preferencePatch,
} from './preference.contract.ts'

interface Saved {
  events: readonly Logged[]
  general: Record<string, unknown>
}

/** Reads nothing first: patches of different fields never conflict. */
export async function changeGeneralPreference(
  context: Context,
  body: z.output<typeof preferencePatch>,
): Promise<Saved> {
  const user = personOf(context).id
  const stored = context.identity?.preference ?? {}
  const before = preferenceOf(stored)
  const changed = generalPreferenceFields.filter((name) => body[name] !== undefined && body[name] !== before[name])
  if (changed.length === 0) return { events: [], general: stored }
  const patch = Object.fromEntries(
    changed.map((name) => [name, body[name] === preferenceDefaults[name] ? null : body[name]]),
  )
  const store = { ...directoryStore(context), key: null }
  const { events } = await commit(
    store,
    [
      {
        stream: `preference:${user}`,
        expected: 'any',
        events: [{ type: 'preference.changed', data: { user, patch } }],
      },
    ],
    {},
    { status: 200, location: null },
  )
  store.notifyReactors(events)
  return { events, general: { ...stored, ...Object.fromEntries(changed.map((name) => [name, body[name]])) } }
}
