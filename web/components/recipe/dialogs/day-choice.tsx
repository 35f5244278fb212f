import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import { addDays, type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PlanRow } from './plan.queries.ts'

interface DayChoiceProps {
  label: string
  first: CivilDate
  count: number
  value: CivilDate
  onValueChange: (day: CivilDate) => void
  plans: readonly PlanRow[] | undefined
}

export function DayChoice({ label, first, count, value, onValueChange, plans }: DayChoiceProps) {
  const t = useTranslations('recipes')
  const { date } = useFormat()
  const days = Array.from({ length: count }, (_, index) => addDays(first, index))
  return (
    <RadioGroup
      label={label}
      value={value}
      onValueChange={onValueChange}
      className="-mx-5 flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 py-1"
      optionClassName="flex h-20 w-15 shrink-0 snap-start flex-col items-center justify-center rounded-lg border border-line bg-surface hover:border-edge aria-checked:border-primary-strong aria-checked:bg-primary-strong aria-checked:text-on-primary"
      options={days.map((day) => {
        const planned = plans?.filter((plan) => isOnDay(plan, day)).length ?? 0
        return {
          value: day,
          children: (
            <>
              <span className="text-xs">{day === first ? t('plan.today') : date(civilToDate(day), 'weekday')}</span>{' '}
              <span aria-hidden className="font-title text-xl font-semibold numbers">
                {Number(day.slice(8))}
              </span>
              <span className="sr-only">{date(civilToDate(day), 'short')}</span>
              <span aria-hidden className="flex h-2 items-center gap-0.5">
                {Array.from({ length: Math.min(planned, 4) }, (_, dot) => (
                  <span key={dot} className="size-1.5 rounded-full bg-current" />
                ))}
              </span>
              {planned > 0 ? <span className="sr-only">, {t('plan.planned', { count: planned })}</span> : null}
            </>
          ),
        }
      })}
    />
  )
}

/** The first ten characters of a plan's dates are the civil day; the zone is ignored. */
const isOnDay = ({ from_date, to_date }: PlanRow, day: CivilDate) =>
  from_date.slice(0, 10) <= day && day <= (to_date || from_date).slice(0, 10)
