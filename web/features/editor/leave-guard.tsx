import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'

const LeaveDialog = lazyPart(() => import('./leave.dialog.tsx'), 'LeaveDialog')

interface LeaveGuardProps {
  isDirty: () => boolean
  onDiscard: () => void
  onSave: () => Promise<boolean>
  pending: boolean
}

/** Unsaved changes stay on this device until they are discarded. */
export function LeaveGuard({ isDirty, onDiscard, onSave, pending }: LeaveGuardProps) {
  const blocker = useBlocker({
    // Dialogs and the first save change the location without leaving the page.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const save = async () => {
    if (await onSave()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Suspense>
      <LeaveDialog
        pending={pending}
        onStay={blocker.reset}
        onLeave={blocker.proceed}
        onDiscard={() => {
          onDiscard()
          blocker.proceed()
        }}
        onSave={() => void save()}
      />
    </Suspense>
  )
}
