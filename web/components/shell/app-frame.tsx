import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagePending } from './page/page-pending.tsx'
import { Shell } from './shell.tsx'

export const AppFrame = () => (
  <Shell>
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  </Shell>
)
