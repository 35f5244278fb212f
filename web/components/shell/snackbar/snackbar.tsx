import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useSnacks } from '#web/lib/snackbar.ts'

const Card = lazyPart(() => import('./snackbar.card.tsx'), 'SnackbarCard')

/** The live region is always rendered, or its first message is not announced. */
export function Snackbar() {
  const [snack, ...waiting] = useSnacks()
  return (
    <div
      data-snackbar
      role={snack?.message.type === 'error' ? 'alert' : 'status'}
      // An open dialog silences every region without aria-live, so the role alone is not enough.
      aria-live={snack?.message.type === 'error' ? 'assertive' : 'polite'}
    >
      {snack ? (
        <Suspense>
          <Card key={snack.id} snack={snack} waiting={waiting.length} />
        </Suspense>
      ) : null}
    </div>
  )
}
