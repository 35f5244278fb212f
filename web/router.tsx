import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PagePending } from '#web/components/shell/page/page-pending.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { routeTree } from '#web/routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  // Skeletons have the size of their page, so a ready page replaces them at once and nothing jumps.
  defaultPendingMinMs: 0,
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(() => import('#web/components/shell/page/page-error.tsx'), 'PageError'),
  defaultNotFoundComponent: lazyRouteComponent(
    () => import('#web/components/shell/page/page-not-found.tsx'),
    'PageNotFound',
  ),
  defaultPendingComponent: PagePending,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
