import { ShoppingBasket, StickyNote, Users } from 'lucide-react'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { WaitingSign } from '#web/components/outbox/waiting-mark.tsx'
import { useWaitingRows } from '#web/lib/outbox/use-waiting.ts'
import { firstDay, lastDay, type Meal, mealPlanEndpoint } from '../board/meal.rows.ts'

export function MealFacts({ meal }: { meal: Meal }) {
  const t = useTranslations('plan')
  const { number, date } = useFormat()
  const until = lastDay(meal)
  const isWaiting = useWaitingRows(mealPlanEndpoint.name).has(meal.id)
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-xs text-muted numbers [&_svg]:size-3.5">
      <span className="flex items-center gap-1">
        <Users aria-hidden />
        <span aria-hidden>{number(meal.servings)}</span>
        <span className="sr-only">{t('meal.servings', { count: meal.servings })}</span>
      </span>
      {until > firstDay(meal) ? <span>{t('meal.until', { day: date(civilToDate(until), 'weekday') })}</span> : null}
      {isWaiting ? <WaitingSign /> : null}
      {meal.shopping ? (
        <span className="text-success-strong" title={t('meal.onList')}>
          <ShoppingBasket aria-hidden />
          <span className="sr-only">{t('meal.onList')}</span>
        </span>
      ) : null}
      {meal.note ? (
        <span title={meal.note}>
          <StickyNote aria-hidden />
          <span className="sr-only">{t('meal.note')}</span>
        </span>
      ) : null}
    </span>
  )
}
