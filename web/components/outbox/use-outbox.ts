import { useEffect } from 'react'
import { ownerKeyOf } from '#web/lib/api/owner-key.ts'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { type Outbox, outboxFor } from '#web/lib/outbox/outbox.ts'

/** Sends what an earlier visit could not. */
export function useOutbox(): Outbox {
  const outbox = outboxFor(ownerKeyOf(useMaybeSession()) ?? 'nobody')
  useEffect(() => void outbox.flush(), [outbox])
  return outbox
}
