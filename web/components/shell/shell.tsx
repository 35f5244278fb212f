import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { BottomBar } from './navigation/bottom.bar.tsx'
import { NavRail } from './navigation/nav-rail.tsx'

const Extras = lazyPart(() => import('./signed-in-extras.tsx'), 'SignedInExtras')
const TimerPlace = lazyPart(() => import('#web/components/timer/timer-region.tsx'), 'TimerRegion')
import { useMatches } from '@tanstack/react-router'
const Visitor = lazyPart(() => import('./visitor-header.tsx'), 'VisitorHeader')

export function Shell({ children }: { children: ReactNode }) {
  const session = useMaybeSession()
  const isBare = useIsBarePage()
  const isIdle = useIdle()
  const isSticky = session?.preference.nav_sticky
  const bar = session && !isBare ? <BottomBar isSticky={isSticky} /> : null
  return (
    <div className="lg:flex">
      <SkipLink />
      {isBare ? null : <Suspense>{session ? <NavRail isSticky={isSticky} /> : <Visitor />}</Suspense>}
      {isSticky ? null : bar}
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 grow pb-[calc(6rem+var(--dock,0rem))] outline-none lg:pb-12 print:pb-0"
      >
        {session ? (
          <Suspense>
            <Extras />
          </Suspense>
        ) : null}
        {children}
      </main>
      {isSticky ? bar : null}
      {isIdle ? (
        <Suspense>
          <TimerPlace />
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
