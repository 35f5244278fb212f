import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarSearch, ChevronLeft, ChevronRight, ShoppingBasket } from 'lucide-react'
import { useRef } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Meal } from './board/meal.rows.ts'
import { PlanMenu } from './plan.menu.tsx'
import { usePlanOverlays } from './use-plan-overlays.ts'
import { useDateRange } from './use-date-range.ts'
import { weekNumber } from './board/week-days.ts'

interface PlanHeaderProps {
  days: readonly CivilDate[]
  today: CivilDate
  meals: readonly Meal[]
}

export function PlanHeader({ days, today, meals }: PlanHeaderProps) {
  const t = useTranslations('plan')
  const overlays = usePlanOverlays()
  const mayShop = useHasRole('user')
  const [withNumber] = useDeviceSetting('mealplan_displayWeekNumbers')
  const [first = today] = days
  const range = useDateRange(first, days.at(-1) ?? first)
  // The fourth day decides, whichever day the week starts on.
  const week = withNumber ? t('week', { number: String(weekNumber(addDays(first, 3))) }) : ''
  return (
    <PageHeader
      tight
      title={t('title')}
      text={[range, week].filter(Boolean).join(' · ')}
      actions={
        <>
          <WeekLink icon="back" first={addDays(first, -7)} />
          <Button asChild variant="outline" size="md">
            <Link to="/plan" aria-disabled={days.includes(today) || undefined} resetScroll={false}>
              {t('today')}
            </Link>
          </Button>
          <WeekLink icon="on" first={addDays(first, 7)} />
          <DayPicker />
          {mayShop ? (
            <Button onClick={overlays.list} variant="soft" className="max-lg:hidden">
              <ShoppingBasket aria-hidden />
              {t('list.action')}
            </Button>
          ) : null}
          {mayShop ? (
            <span className="lg:hidden">
              <IconButton label={t('list.action')} icon={<ShoppingBasket />} variant="soft" onClick={overlays.list} />
            </span>
          ) : null}
          <PlanMenu days={days} meals={meals} />
        </>
      }
    />
  )
}

function WeekLink({ icon, first }: { icon: 'back' | 'on'; first: CivilDate }) {
  const t = useTranslations('plan')
  const label = t(icon === 'back' ? 'previous' : 'next')
  return (
    <Button asChild variant="ghost" size="icon">
      <Link to="/plan" search={{ week: first }} aria-label={label} title={label} resetScroll={false}>
        {icon === 'back' ? <ChevronLeft className="rtl:rotate-180" /> : <ChevronRight className="rtl:rotate-180" />}
      </Link>
    </Button>
  )
}

function DayPicker() {
  const t = useTranslations('plan')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate({ from: '/plan' })
  return (
    <span className="relative">
      <IconButton label={t('pickWeek')} icon={<CalendarSearch />} onClick={() => input.current?.showPicker()} />
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute inset-0 opacity-0"
        onChange={(event) => {
          if (event.target.value) void navigate({ search: { week: event.target.value }, resetScroll: false })
        }}
      />
    </span>
  )
}
