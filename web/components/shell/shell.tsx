import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useOverlay } from '#web/lib/overlay.ts'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { BottomBar } from './bottom.bar.tsx'
import { spaceNotices } from './space-notices.ts'
import { NavRail } from './nav-rail.tsx'

const MoreSheet = lazy(async () => ({ default: (await import('./more.sheet.tsx')).MoreSheet }))
const NoticeBar = lazy(async () => ({ default: (await import('./notice.bar.tsx')).NoticeBar }))
const SessionParts = lazy(async () => ({ default: (await import('./session-parts.tsx')).SessionParts }))
const TimerPlace = lazy(async () => ({ default: (await import('#web/components/timer/timer-region.tsx')).TimerRegion }))
import { useMatches } from '@tanstack/react-router'
const Visitor = lazy(async () => ({ default: (await import('./visitor-header.tsx')).VisitorHeader }))

export function Shell({ children }: { children: ReactNode }) {
  const session = useMaybeSession()
  const isBare = useIsBarePage()
  const isIdle = useIdle()
  const more = useOverlay('more')
  const notices = session ? spaceNotices(session) : []
  return (
    <div className="lg:flex">
      <SkipLink />
      {isBare ? null : <Suspense>{session ? <NavRail /> : <Visitor />}</Suspense>}
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 grow pb-[calc(6rem+var(--dock,0rem))] outline-none lg:pb-12 print:pb-0"
      >
        {session ? (
          <Suspense>
            <SessionParts />
          </Suspense>
        ) : null}
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
  const t = useTranslations('common')
  return (
    <a
      href="#content"
      className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-primary-strong px-4 py-2.5 text-sm font-medium text-on-primary focus:translate-y-0 print:hidden"
    >
      {t('skip')}
    </a>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page takes the whole screen, without navigation. */
    bare?: boolean
  }
}

const useIsBarePage = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare === true) })

const idleTimeout = 1500

/** For parts that can wait until the page has appeared. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), idleTimeout)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
