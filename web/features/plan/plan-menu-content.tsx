import { CalendarPlus, CalendarSync, Copy, Ellipsis, PanelRight, Tags, Wheat } from 'lucide-react'
import { buttonVariants } from '#web/components/ui/button.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
  MenuTrigger,
} from '#web/components/ui/dropdown.menu.tsx'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useCopyWeek } from './use-copy-week.ts'
import { maxPeriods } from './board/plan-range.ts'
import type { Meal } from './board/meal.rows.ts'
import { paneOpenStore } from './meal/pane-open-store.ts'
import { usePlanOverlays } from './use-plan-overlays.ts'
import { useHasPaneRoom } from './board/use-board-width.ts'

interface PlanMenuContentProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
}

/** A Monday, a Saturday and a Sunday: weeks start on these. */
const firstWeekdays: readonly CivilDate[] = ['2026-11-23', '2026-11-28', '2026-11-29']

const periods = ['day', 'week', 'month', 'year'] as const
const counts = Array.from({ length: maxPeriods }, (_, index) => index + 1)

/** Rendered only after a press, so it opens at once. */
export function PlanMenuContent({ days, meals }: PlanMenuContentProps) {
  const t = useTranslations('plan')
  const overlays = usePlanOverlays()
  const copyWeek = useCopyWeek()
  const hasRoom = useHasPaneRoom()
  const isShown = paneOpenStore.use()
  const mayArrange = useHasRole('user')
  const [firstWeekday, setFirstWeekday] = useDeviceSetting('mealplan_startingDayOfWeek')
  const [period, setPeriod] = useDeviceSetting('mealplan_displayPeriod')
  const [count, setCount] = useDeviceSetting('mealplan_displayPeriodCount')
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'long' })
  return (
    <Menu defaultOpen>
      <MenuTrigger aria-label={t('menu.open')} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent align="end">
        {hasRoom ? (
          <MenuItem onSelect={() => paneOpenStore.set(!isShown)}>
            <PanelRight aria-hidden />
            {t(isShown ? 'pane.hide' : 'menu.pane')}
          </MenuItem>
        ) : null}
        {period === 'day' ? null : (
          <MenuItem disabled={meals.length === 0} onSelect={() => void copyWeek(days, meals)}>
            <Copy aria-hidden />
            {t('menu.copyWeek')}
          </MenuItem>
        )}
        {mayArrange || meals.length > 0 ? (
          <MenuItem onSelect={overlays.fill}>
            <CalendarPlus aria-hidden />
            {t('menu.fill')}
          </MenuItem>
        ) : null}
        <MenuItem disabled={meals.length === 0} onSelect={overlays.nutrition}>
          <Wheat aria-hidden />
          {t('menu.nutrition')}
        </MenuItem>
        <MenuItem onSelect={overlays.calendar}>
          <CalendarSync aria-hidden />
          {t('menu.calendar')}
        </MenuItem>
        {mayArrange ? (
          <MenuItem onSelect={overlays.types}>
            <Tags aria-hidden />
            {t('menu.types')}
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuLabel>{t('menu.period')}</MenuLabel>
        <MenuRadioGroup
          value={period}
          onValueChange={(next) => setPeriod(periods.find((one) => one === next) ?? 'week')}
        >
          {periods.map((one) => (
            <MenuRadio key={one} value={one}>
              {t(`menu.periods.${one}`)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
        <MenuLabel>{t('menu.count')}</MenuLabel>
        <MenuRadioGroup value={String(count)} onValueChange={(next) => setCount(Number(next))}>
          {counts.map((one) => (
            <MenuRadio key={one} value={String(one)}>
              {String(one)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuLabel>{t('menu.firstDay')}</MenuLabel>
        <MenuRadioGroup value={String(firstWeekday)} onValueChange={(day) => setFirstWeekday(Number(day))}>
          {firstWeekdays.map((day) => (
            <MenuRadio key={day} value={String(civilToDate(day).getDay())}>
              {weekday.format(civilToDate(day))}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
