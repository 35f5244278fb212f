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
import { type PlanPeriod, type PlanSection, stepDay } from './board/plan-range.ts'
import { usePlanView } from './use-plan-view.ts'

interface PlanHeaderProps {
  sections: readonly PlanSection[]
  /** A day of the first period. */
  week: CivilDate
  /** The week that is spoken of. */
  days: readonly CivilDate[]
  today: CivilDate
  meals: readonly Meal[]
}

export function PlanHeader({ sections, week: at, days, today, meals }: PlanHeaderProps) {
  const t = useTranslations('plan')
  const overlays = usePlanOverlays()
  const mayShop = useHasRole('user')
  const [withNumber] = useDeviceSetting('mealplan_displayWeekNumbers')
  const view = usePlanView()
  const shown = sections.flatMap((section) => section.days)
  const [first = today] = shown
  const isOneWeek = view.period === 'week' && sections.length === 1
  const range = useDateRange(first, shown.at(-1) ?? first)
  // The fourth day decides, whichever day the week starts on.
  const week = withNumber && isOneWeek ? t('week', { number: String(weekNumber(addDays(first, 3))) }) : ''
  return (
    <PageHeader
      tight
      title={t('title')}
      text={[range, week].filter(Boolean).join(' · ')}
      actions={
        <>
          <StepLink icon="back" period={view.period} to={stepDay(at, view, -1)} />
          <Button asChild variant="outline" size="md">
            <Link to="/plan" aria-disabled={days.includes(today) || undefined} resetScroll={false}>
              {t('today')}
            </Link>
          </Button>
          <StepLink icon="on" period={view.period} to={stepDay(at, view, 1)} />
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

function StepLink({ icon, period, to }: { icon: 'back' | 'on'; period: PlanPeriod; to: CivilDate }) {
  const t = useTranslations('plan')
  const label = t(`${icon}.${period}`)
  return (
    <Button asChild variant="ghost" size="icon">
      <Link to="/plan" search={{ week: to }} aria-label={label} title={label} resetScroll={false}>
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
