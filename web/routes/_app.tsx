import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from '#web/components/shell/page.pending.tsx'
import { Shell } from '#web/components/shell/shell.tsx'
import { sessionQuery } from '#web/lib/session.ts'

/** Every page that needs a session lies below; a visitor passes only with a share link. */
export const Route = createFileRoute('/_app')({
  // The frame comes with the first file: another one would be another wait.
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (session || 'share' in location.search) return
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href } })
  },
  component: () => (
    <Shell>
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
    </Shell>
  ),
})
