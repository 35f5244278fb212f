import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { commit, type Store } from '#worker/kernel/log/commit.ts'
import {
  searchDefaults,
  searchPreferenceOf,
  type SearchPreference,
  type searchPreferencePatch,
} from './search-preference.contract.ts'

/** Saves how a person searches, beside their other settings. Patches of different fields never conflict. */
export async function changeSearchPreference(
  context: Context,
  body: z.output<typeof searchPreferencePatch>,
): Promise<{ events: readonly Logged[]; preference: SearchPreference }> {
  const user = personOf(context).id
  const before = searchPreferenceOf(context.identity?.preference ?? {})
  const changed = Object.entries(body).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof SearchPreference]),
  )
  if (changed.length === 0) return { events: [], preference: before }
  const search = Object.fromEntries(changed.map(([name, value]) => [name, isDefault(name, value) ? null : value]))
  const store: Store = { ...directoryStore(context), idempotencyKey: null }
  const events = [{ type: 'preference.changed', data: { user, patch: { search } } }]
  const appends = [{ stream: `preference:${user}`, expected: 'any' as const, events }]
  const written = await commit(store, appends, {}, { status: 200, location: null })
  store.notify(written)
  const preference = { ...before, ...(Object.fromEntries(changed) as Partial<SearchPreference>) } // The patch was parsed.
  return { events: written.events, preference }
}

const isDefault = (name: string, value: unknown) =>
  JSON.stringify(value) === JSON.stringify(searchDefaults[name as keyof SearchPreference])
