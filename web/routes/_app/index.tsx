import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadHome } from '#web/features/home/load-home.ts'
import { newestQuery, recentQuery, homeWeekQuery } from '#web/features/home/home.queries.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/')({
  codeSplitGroupings: [],
  loader: async ({ context }) => {
    // Not awaited: each section has its own skeleton and error. With the session, four calls are the page's budget.
    void context.queryClient.prefetchQuery(homeWeekQuery(today()))
    void context.queryClient.prefetchQuery(recentQuery)
    void context.queryClient.prefetchQuery(newestQuery)
    await loadTranslations('home')
  },
  component: lazyRouteComponent(loadHome, 'HomePage'),
})
