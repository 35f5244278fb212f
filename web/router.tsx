import { createRouter } from '@tanstack/react-router'
import { PageError } from './components/shell/page.error.tsx'
import { PageMissing } from './components/shell/page.missing.tsx'
import { PagePending } from './components/shell/page.pending.tsx'
import { queryClient } from './lib/query.client.ts'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  scrollRestoration: true,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageMissing,
  defaultPendingComponent: PagePending,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
