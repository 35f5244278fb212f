import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addDays, today } from '#web/lib/format/civil-date.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { readUserStorage, writeUserStorage } from '#web/lib/user-storage.ts'
import {
  changeInvite,
  createInvite,
  type InviteDraft,
  type InviteRow,
  invitesQuery,
  revokeInvite,
} from './invite.queries.ts'
import { groupIds } from './group-ids.ts'

/**
 * The invitation of the sheet: `given`, or a new one, which is there at once. A new one that nobody handed out is taken
 * back when the sheet closes, so that opening it leaves nothing behind.
 */
export function useInvite(given: InviteRow | undefined, { canMake }: { canMake: boolean }) {
  const [invite, setInvite] = useState(given)
  const fresh = useRef<InviteRow>(undefined)
  const isClosed = useRef(false)
  const handedOut = useRef(given !== undefined)
  const make = useMutation({
    mutationFn: makeInvite,
    onSuccess: (made) => {
      writeUserStorage(leftOver, made.id)
      fresh.current = made
      if (isClosed.current) void discard(made)
      else setInvite(made)
    },
  })
  const patch = useMutation({
    meta: { error: 'update' },
    mutationFn: ({ id, body }: { id: number; body: InviteDraft }) => changeInvite(id, body),
    onSuccess: (row) => {
      setInvite(row)
      void refreshInvites()
    },
  })
  const { mutate } = make
  const asked = useRef(given !== undefined || !canMake)
  useEffect(() => {
    isClosed.current = false
    if (!asked.current) mutate()
    asked.current = true
    return () => {
      isClosed.current = true
      if (fresh.current && !handedOut.current) void discard(fresh.current)
      else void refreshInvites()
    }
  }, [mutate])
  const handOut = useCallback(() => {
    handedOut.current = true
    writeUserStorage(leftOver, null)
  }, [])
  return {
    invite,
    error: make.error,
    retry: () => mutate(),
    change: (body: InviteDraft) => (invite ? patch.mutateAsync({ id: invite.id, body }) : undefined),
    handOut,
  }
}

/** Names one that was neither handed out nor taken back, as when the tab was closed over the sheet. */
const leftOver = 'invite'

async function makeInvite(): Promise<InviteRow> {
  const left = readUserStorage(leftOver)
  const fresh = { group: groupIds.user, valid_until: addDays(today(), daysGood), reusable: false }
  if (typeof left !== 'number') return createInvite(fresh)
  return changeInvite(left, fresh).catch(() => createInvite(fresh))
}

const daysGood = 14

const refreshInvites = () => queryClient.invalidateQueries({ queryKey: invitesQuery.queryKey })

/** What cannot be taken back now stays in the list, where it can be. */
const discard = async ({ id }: InviteRow) => {
  await revokeInvite(id).catch(() => undefined)
  writeUserStorage(leftOver, null)
  await refreshInvites()
}
