import { lazy, Suspense, useEffect } from 'react'
import { OfflineLine } from '#web/components/outbox/offline-line.tsx'
import { useKeeping } from '#web/lib/offline/use-keeping.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { spaceNotices } from './space-notices.ts'
import { SpaceLooks } from './space-looks.tsx'
import { ShellKeys } from './shell-keys.tsx'

const NoticeBar = lazy(async () => ({ default: (await import('./notice.bar.tsx')).NoticeBar }))
const MoreSheet = lazy(async () => ({ default: (await import('./navigation/more.sheet.tsx')).MoreSheet }))

/** What the frame of a signed-in person also has above the page, but no first page waits for. */
export function SignedInExtras() {
  const more = useOverlay('more')
  const notices = spaceNotices(useSession())
  useKeeping()
  useEffect(() => {
    // At hand for the first message, also without a network.
    void import('./snackbar/snackbar.card.tsx').catch(() => undefined)
  }, [])
  return (
    <>
      <SpaceLooks />
      <ShellKeys />
      <OfflineLine />
      {notices.length > 0 ? (
        <Suspense>
          <NoticeBar notices={notices} />
        </Suspense>
      ) : null}
      {more.open ? (
        <Suspense>
          <MoreSheet />
        </Suspense>
      ) : null}
    </>
  )
}
