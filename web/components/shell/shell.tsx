import { lazy, type ReactNode, Suspense } from 'react'
import { useIdle } from '#web/lib/idle.use.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useBare } from './page/bare.page.ts'
import { BottomBar } from './bottom.bar.tsx'
import { navColors } from './nav.colors.ts'
import { noticesOf } from './notices.ts'
import { Rail } from './rail.tsx'
import { useSearchKey } from './search.key.ts'

const MoreSheet = lazy(async () => ({ default: (await import('./more.sheet.tsx')).MoreSheet }))
const NoticeBar = lazy(async () => ({ default: (await import('./notice.bar.tsx')).NoticeBar }))
const TimerPlace = lazy(async () => ({ default: (await import('#web/components/timer/timer.place.tsx')).TimerPlace }))
const Visitor = lazy(async () => ({ default: (await import('./visitor.tsx')).Visitor }))

/** Around every page of the product. Visitors with a share link see the page alone. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useMaybeSession()
  const isBare = useBare()
  useSearchKey(session !== null)
  const isIdle = useIdle()
  const more = useOverlay('more')
  const notices = session ? noticesOf(session) : []
  return (
    <div className="lg:flex" style={navColors(session)}>
      <SkipLink />
      {isBare ? null : <Suspense>{session ? <Rail /> : <Visitor />}</Suspense>}
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 grow pb-[calc(6rem+var(--dock,0rem))] outline-none lg:pb-12 print:pb-0"
      >
        {notices.length > 0 ? (
          <Suspense>
            <NoticeBar notices={notices} />
          </Suspense>
        ) : null}
        {children}
      </main>
      {session && !isBare ? <BottomBar /> : null}
      {isIdle ? (
        <Suspense>
          <TimerPlace />
        </Suspense>
      ) : null}
      {session && more.open ? (
        <Suspense>
          <MoreSheet />
        </Suspense>
      ) : null}
    </div>
  )
}

function SkipLink() {
  const t = useWords('common')
  return (
    <a
      href="#content"
      className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-primary-strong px-4 py-2.5 text-sm font-medium text-on-primary focus:translate-y-0 print:hidden"
    >
      {t('skip')}
    </a>
  )
}
