import { Bell, ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { requestNotificationPermission, notificationPermission } from './notification.ts'
import { useAlarm } from './use-alarm.ts'
import { TimerCard } from './timer.card.tsx'
import { sortByEnd, type Timer } from './timer-rules.ts'

export function TimerDock({ timers }: { timers: readonly Timer[] }) {
  const t = useTranslations('cook')
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const [mayNotify, setMayNotify] = useState(notificationPermission)
  useAlarm(timers, now)
  useReserveDockHeight()
  const [first, ...others] = sortByEnd(timers)
  return (
    <section
      aria-label={t('timer.title')}
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
        {mayNotify === 'default' ? (
          <div className={cn('border-t border-line p-1.5', !isOpen && 'max-lg:hidden')}>
            <Button
              variant="ghost"
              size="sm"
              className="w-full"
              onClick={() => void requestNotificationPermission().then(setMayNotify)}
            >
              <Bell aria-hidden />
              {t('timer.notify')}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** The page and the snackbar leave room for the dock by `--dock`. */
function useReserveDockHeight() {
  useEffect(() => {
    document.documentElement.style.setProperty('--dock', '4.75rem')
    return () => void document.documentElement.style.removeProperty('--dock')
  }, [])
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
