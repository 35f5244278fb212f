import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { loadHome } from '#web/features/home/load-home.ts'
import { newestQuery, recentQuery, homeWeekQuery } from '#web/features/home/home.queries.ts'
import { type Session, sessionQuery } from '#web/lib/api/session.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (isNewKitchen(session)) throw redirect({ to: '/welcome' })
  },
  loader: async ({ context }) => {
    // Not awaited: each section has its own skeleton and error. With the session, four calls are the page's budget.
    void context.queryClient.prefetchQuery(homeWeekQuery(today()))
    void context.queryClient.prefetchQuery(recentQuery)
    void context.queryClient.prefetchQuery(newestQuery)
    await loadTranslations('home')
  },
  component: lazyRouteComponent(loadHome, 'HomePage'),
})

/** Whoever made the space is asked once how things are to be; a space that was used before never asks. */
const isNewKitchen = (session: Session | null | undefined) =>
  session?.creator === true && session.space?.space_setup_completed === false && session.limits.recipes.used === 0
