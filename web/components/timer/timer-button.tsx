import { Timer } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { allowSound } from './alarm-sound.ts'
import { announce } from './announcement.ts'
import type { NewTimer } from './timer-rules.ts'
import { startTimer } from './timer-store.ts'

interface TimerButtonProps extends NewTimer {
  inline?: boolean
  children: string
}

export function TimerButton({ inline = false, children, ...timer }: TimerButtonProps) {
  const t = useTranslations('cook')
  const { minutes } = useFormat()
  const length = timer.seconds < 60 ? t('timer.seconds', { count: timer.seconds }) : minutes(timer.seconds / 60)
  const start = () => {
    allowSound()
    startTimer(timer)
    announce(t('timer.started', { name: timer.name, length }))
  }
  return (
    <button
      type="button"
      data-printed
      aria-label={t('timer.start', { name: timer.name, length: children })}
      title={t('timer.start', { name: timer.name, length: children })}
      onClick={start}
      className={cn(
        inline
          ? 'inline rounded-sm font-medium text-primary-strong underline decoration-primary decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid print:text-ink print:no-underline'
          : 'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-primary-soft px-3 text-sm font-medium numbers hover:bg-primary/35 pointer-coarse:h-10 print:h-auto print:bg-transparent print:px-0',
      )}
    >
      <Timer aria-hidden className={cn('size-[1em] shrink-0 print:hidden', inline && '-mt-0.5 me-0.5 inline-block')} />
      {children}
    </button>
  )
}
