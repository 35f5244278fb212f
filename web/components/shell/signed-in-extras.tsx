import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/api/session.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { NavColors } from './nav-colors.tsx'
import { SearchKey } from './use-search-shortcut.ts'

const MoreSheet = lazy(async () => ({ default: (await import('./more.sheet.tsx')).MoreSheet }))

/** What the frame of a signed-in person also has, but no first page waits for. */
export function SignedInExtras() {
  const { space, preference } = useSession()
  const more = useOverlay('more')
  const { nav_bg_color: background, nav_text_color: tone } = space?.nav_bg_color ? space : preference
  return (
    <>
      <NavColors background={background} tone={tone} />
      <SearchKey />
      {more.open ? (
        <Suspense>
          <MoreSheet />
        </Suspense>
      ) : null}
    </>
  )
}
