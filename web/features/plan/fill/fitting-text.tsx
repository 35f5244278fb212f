import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Forecast } from './use-forecast.ts'

/** How many recipes there are for the days. */
export function FittingText({ free, fitting }: Pick<Forecast, 'free' | 'fitting'>) {
  const t = useTranslations('fill')
  const isShort = free !== undefined && fitting !== undefined && fitting < free.length
  const says =
    fitting === undefined
      ? undefined
      : fitting === 0
        ? t('none')
        : [t('fitting', { count: fitting }), ...(isShort ? [t('short')] : [])].join(' ')
  return (
    <p aria-live="polite" className="-mt-2 text-sm text-muted empty:hidden">
      {says}
    </p>
  )
}
