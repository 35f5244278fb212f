import { lazy, Suspense } from 'react'
import { useOverlay } from '#web/lib/overlay.ts'
import { SpaceLooks } from './space-looks.tsx'
import { ShellKeys } from './shell-keys.tsx'

const MoreSheet = lazy(async () => ({ default: (await import('./more.sheet.tsx')).MoreSheet }))

/** What the frame of a signed-in person also has, but no first page waits for. */
export function SignedInExtras() {
  const more = useOverlay('more')
  return (
    <>
      <SpaceLooks />
      <ShellKeys />
      {more.open ? (
        <Suspense>
          <MoreSheet />
        </Suspense>
      ) : null}
    </>
  )
}
