import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { AiSource, SourceInput } from '../source.read.ts'

const AiOffer = lazyPart(() => import('./ai-offer.tsx'), 'AiOffer')

/** Comes when there is something to offer. */
export const LazyOffer = (props: { text?: string; asked: SourceInput; onRead: (source: AiSource) => void }) => (
  <Suspense>
    <AiOffer {...props} />
  </Suspense>
)
