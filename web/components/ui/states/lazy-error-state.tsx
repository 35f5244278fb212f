import { lazy, Suspense } from 'react'
import type { ErrorStateProps } from './error-state.tsx'

const Loaded = lazy(async () => ({ default: (await import('./error-state.tsx')).ErrorState }))

/** Keeps the error state out of the code of the first page. */
export const LazyErrorState = (props: ErrorStateProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
