import { ChevronDown, ChevronUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { NotifyOffer } from './notify-offer.tsx'
import { useAlarm } from './use-alarm.ts'
import { TimerCard } from './timer.card.tsx'
import { sortByEnd, type Timer } from './timer-rules.ts'

export function TimerDock({ timers }: { timers: readonly Timer[] }) {
  const t = useTranslations('cook')
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  useAlarm(timers, now)
  const dock = useRef<HTMLElement>(null)
  useReserveDockHeight(dock)
  const [first, ...others] = sortByEnd(timers)
  return (
    <section
      ref={dock}
      aria-label={t('timer.title')}
      data-timer-dock
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 px-2 pb-2 lg:inset-x-auto lg:end-6 lg:bottom-6 lg:w-96 lg:p-0 print:hidden"
    >
      <div className="rounded-lg border border-line bg-raised shadow-high animate-rise">
        <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
          {first ? <TimerCard timer={first} now={now} /> : null}
          {others.map((timer) => (
            <TimerCard key={timer.id} timer={timer} now={now} className={isOpen ? '' : 'max-lg:hidden'} />
          ))}
        </ul>
        {others.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex h-10 w-full items-center justify-center gap-1.5 border-t border-line text-sm font-medium text-muted lg:hidden"
          >
            {isOpen ? <ChevronDown aria-hidden className="size-4" /> : <ChevronUp aria-hidden className="size-4" />}
            {isOpen ? t('timer.fewer') : t('timer.others', { count: others.length })}
          </button>
        ) : null}
        <NotifyOffer />
      </div>
    </section>
  )
}

/** The page leaves room for the dock by `--dock`. */
function useReserveDockHeight(dock: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--dock', `${dock.current?.offsetHeight ?? 0}px`))
    if (dock.current) observer.observe(dock.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--dock')
    }
  }, [dock])
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', tell)
    // Where workers are forbidden, the page's own timer has to do.
    let own: ReturnType<typeof setInterval> | undefined
    worker.addEventListener('error', () => {
      own ??= setInterval(tell, 1000)
    })
    document.addEventListener('visibilitychange', tell)
    return () => {
      worker.terminate()
      clearInterval(own)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return now
}
