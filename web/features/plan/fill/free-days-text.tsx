import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Forecast } from './use-forecast.ts'

interface FreeDaysTextProps extends Pick<Forecast, 'days' | 'free'> {
  meal: string
}

/** Which days will be filled, and that the others stay. */
export function FreeDaysText({ days, free, meal }: FreeDaysTextProps) {
  const t = useTranslations('fill')
  const { list, date } = useFormat()
  const named = (free ?? []).map(civilToDate).map((day) => `${date(day, 'weekday')} ${date(day, 'short')}`)
  const says =
    free === undefined
      ? undefined
      : free.length === 0
        ? t('taken', { meal })
        : `${t('free', { count: free.length, of: days.length, meal })} ${list(named)}`
  return (
    <p aria-live="polite" className="-mt-2 text-sm text-muted empty:hidden">
      {says}
    </p>
  )
}
