import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from './page/page-pending.tsx'
import { Shell } from './shell.tsx'

/** What stays while the pages inside change. */
export const AppFrame = () => (
  <Shell>
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  </Shell>
)
