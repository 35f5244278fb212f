import { cn } from '#web/lib/cn.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useFormat } from '#web/lib/format/format.ts'

interface DayStripProps {
  label: string
  days: readonly CivilDate[]
  value: CivilDate
  onValueChange: (day: CivilDate) => void
  busy?: ReadonlySet<CivilDate>
}

export function DayStrip({ label, days, value, onValueChange, busy }: DayStripProps) {
  const { date } = useFormat()
  const month = new Intl.DateTimeFormat(localeOf(useLanguage()), { month: 'long' })
  return (
    <fieldset aria-label={label} className="grid grid-cols-7 gap-1">
      {days.map((day) => {
        const isChosen = day === value
        return (
          <button
            key={day}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onValueChange(day)}
            className={cn(
              'flex min-h-14 flex-col items-center justify-center rounded-md border text-sm transition-colors',
              isChosen ? 'border-primary bg-primary-soft' : 'border-line bg-surface hover:border-edge',
            )}
          >
            <span className="text-xs text-muted">{date(civilToDate(day), 'weekday')}</span>
            <span className="font-semibold numbers">{Number(day.slice(8))}</span>
            <span className="sr-only">{month.format(civilToDate(day))}</span>
            <span
              aria-hidden
              className={cn('size-1 rounded-full', busy?.has(day) ? 'bg-primary-strong' : 'bg-transparent')}
            />
          </button>
        )
      })}
    </fieldset>
  )
}
