import { useMaybeSession } from '../api/session.ts'
import { ownerKeyOf } from '../api/owner-key.ts'
import { outboxFor } from './outbox.ts'

/** The id that the server has given for a temporary one; undefined until then. */
export const useServerId = (temporary: number): number | undefined =>
  outboxFor(ownerKeyOf(useMaybeSession()) ?? 'nobody')
    .store.use()
    .done.find(({ renamed }) => renamed?.[0] === temporary)?.renamed?.[1]
