import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { loadAppFrame } from '#web/components/shell/load-app-frame.ts'
import { sessionQuery } from '#web/lib/api/session.ts'

/** Pages below need a session; a visitor passes only with a share link. */
export const Route = createFileRoute('/_app')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (session?.closed) throw redirect({ to: '/closed' })
    if (session) return void import('./-outbox-kinds.ts').catch(() => {})
    if ('share' in location.search) return
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href } })
  },
  component: lazyRouteComponent(loadAppFrame, 'AppFrame'),
})
