import { useHasRole, useSession } from '#web/lib/api/session.ts'
import type { Action, Model } from './model.ts'

export interface Rights {
  /** Whether the person may list things of this kind at all. */
  sees: (model: Model) => boolean
  may: (model: Model, action: Action) => boolean
}

/** What the person may do with things of each kind, so that nobody is led to a refusal. */
export function useRights(): Rights {
  const { creator } = useSession()
  const has = { guest: useHasRole('guest'), user: useHasRole('user'), admin: useHasRole('admin'), owner: creator }
  return {
    sees: ({ read }) => has[read],
    may: ({ write, can }, action) => has[write] && can.includes(action),
  }
}
