import { Link } from '@tanstack/react-router'
import { Minus, Pause, Play, Plus, X } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { formatClock, isOver, secondsLeft, type Timer } from './timer-rules.ts'
import { extendTimer, pauseTimer, resumeTimer, stopTimer } from './timer-store.ts'

const minute = 60

export function TimerCard({ timer, now, className }: { timer: Timer; now: number; className?: string }) {
  const t = useTranslations('cook')
  const left = secondsLeft(timer, now)
  const over = isOver(timer, now)
  const isPaused = timer.endsAt === null
  const { id, name } = timer
  return (
    <li
      className={cn(
        'relative flex min-h-14 items-center gap-1 overflow-hidden ps-4 pe-1.5 first:rounded-t-lg last:rounded-b-lg',
        over && 'bg-warning text-on-warning',
        className,
      )}
    >
      <div className="min-w-0 grow py-2">
        <p dir="auto" className="truncate text-sm font-medium">
          {name}
        </p>
        {timer.recipe ? (
          <Link
            to="/recipe/$recipeId"
            params={{ recipeId: String(timer.recipe.id) }}
            dir="auto"
            className={cn('block truncate text-xs underline-offset-2 hover:underline', !over && 'text-muted')}
          >
            {timer.recipe.name}
          </Link>
        ) : null}
      </div>
      <span role="timer" className="px-1 text-xl font-semibold numbers">
        {over ? `+${formatClock(left)}` : formatClock(left)}
      </span>
      {over ? null : (
        <>
          <IconButton
            label={t('timer.less', { name })}
            icon={<Minus />}
            size="iconSm"
            className="max-sm:hidden"
            disabled={left <= minute}
            onClick={() => extendTimer(id, -minute)}
          />
          <IconButton
            label={t(isPaused ? 'timer.resume' : 'timer.pause', { name })}
            icon={isPaused ? <Play /> : <Pause />}
            size="iconSm"
            onClick={() => (isPaused ? resumeTimer(id) : pauseTimer(id))}
          />
        </>
      )}
      <IconButton
        label={t('timer.more', { name })}
        icon={<Plus />}
        size="iconSm"
        onClick={() => extendTimer(id, minute)}
      />
      {over ? (
        <Button variant="outline" size="sm" className="ms-1" onClick={() => stopTimer(id)}>
          {t('timer.done')}
        </Button>
      ) : (
        <IconButton label={t('timer.stop', { name })} icon={<X />} size="iconSm" onClick={() => stopTimer(id)} />
      )}
      {over ? null : (
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-0.75 origin-left bg-primary rtl:origin-right"
          style={{ transform: `scaleX(${Math.min(1, left / timer.total)})` }}
        />
      )}
    </li>
  )
}
