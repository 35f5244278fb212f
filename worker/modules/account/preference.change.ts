import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { commit, type Store } from '#worker/kernel/log/commit.ts'
import { inheritableFields } from '#worker/modules/foods/inherit-food.ts'
import { foodInheritance } from './food-inheritance.ts'
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

type Body = z.output<typeof preferencePatch>

/** Reads nothing first: patches of different fields never conflict. */
export async function changeGeneralPreference(context: Context, body: Body): Promise<Saved> {
  const user = personOf(context).id
  const stored = context.identity?.preference ?? {}
  const before = preferenceOf(stored)
  const changed = generalPreferenceFields.filter((name) => body[name] !== undefined && body[name] !== before[name])
  const fields = changedInheritance(context, body)
  const patch = {
    ...Object.fromEntries(changed.map((name) => [name, body[name] === preferenceDefaults[name] ? null : body[name]])),
    ...fields,
  }
  if (Object.keys(patch).length === 0) return { events: [], general: stored }
  const store: Store = { ...directoryStore(context), idempotencyKey: null }
  const written = await commit(
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
  store.notify(written)
  const general = { ...stored, ...Object.fromEntries(changed.map((name) => [name, body[name]])), ...fields }
  return { events: written.events, general }
}

/** A client that sends everything back as it was read says nothing of its own. */
function changedInheritance(context: Context, { food_inherit_default: wanted }: Body) {
  if (wanted === undefined) return {}
  const known = wanted && inheritableFields.map(({ id }) => id).filter((id) => wanted.includes(id))
  const before = known ? foodInheritance(context) : (context.identity?.preference['food_inherit_default'] ?? null)
  return JSON.stringify(known) === JSON.stringify(before) ? {} : { food_inherit_default: known }
}
