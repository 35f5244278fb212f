import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { loadAppFrame } from '#web/components/shell/load-app-frame.ts'
import { sessionQuery } from '#web/lib/api/session.ts'

/** Only who comes from outside is led on; the navigation still leads to the start page. */
let hasArrived = false

/** Pages below need a session; a visitor passes only with a share link. */
export const Route = createFileRoute('/_app')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location, preload }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (session?.closed) throw redirect({ to: '/closed' })
    if (session) {
      const page = session.preference.default_page
      const isLedOn = !hasArrived && location.href === '/' && page !== 'SEARCH'
      if (!preload) hasArrived = true
      if (isLedOn) (await import('#web/components/shell/start-address.ts')).redirectToStart(page)
      return
    }
    hasArrived = false
    if ('share' in location.search) return
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href } })
  },
  component: lazyRouteComponent(loadAppFrame, 'AppFrame'),
})
