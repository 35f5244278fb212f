import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { focusHeadingOnNavigation } from '#web/components/shell/page/page-focus.ts'
import { PagePending } from '#web/components/shell/page/page-pending.tsx'
import { Snackbar } from '#web/components/shell/snackbar/snackbar.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { searchParams, textParam } from '#web/lib/search-params.ts'

const MessagesDialog = lazyPart(() => import('#web/features/messages/messages.dialog.tsx'), 'MessagesDialog')

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The dialog or sheet that is open on any page; see lib/overlay.ts.
  validateSearch: searchParams({ open: textParam }),
  component: Root,
})

function Root() {
  const router = useRouter()
  const messages = useOverlay('messages')
  useEffect(() => focusHeadingOnNavigation(router), [router])
  return (
    <>
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
      {messages.open ? (
        <Suspense>
          <MessagesDialog />
        </Suspense>
      ) : null}
      <Snackbar />
    </>
  )
}
