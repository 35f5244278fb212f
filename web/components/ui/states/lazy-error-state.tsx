import { lazy, Suspense } from 'react'
import type { ErrorStateProps } from './error-state.tsx'

const Loaded = lazy(async () => ({ default: (await import('./error-state.tsx')).ErrorState }))

/** The same for the first page, which hopes not to need it. */
export const LazyErrorState = (props: ErrorStateProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
