import { CalendarSync, Copy, Ellipsis, PanelRight, Tags } from 'lucide-react'
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
import { type CivilDate, dateOf } from '#web/lib/format/civil-date.ts'
import { useDevice } from '#web/lib/device-settings.ts'
import { localeOf, useLanguage } from '#web/lib/words/language.ts'
import { useRole } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useCopyWeek } from './copy-week.ts'
import type { Meal } from './board/meal.rows.ts'
import { paneShown } from './meal/pane-shown.ts'
import { usePlanOverlays } from './plan-overlays.ts'
import { useHasRoom } from './board/use-wide.ts'

interface PlanMenuContentProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
}

/** Some Monday, Saturday and Sunday: on these the weeks of the world begin. */
const firstDays: readonly CivilDate[] = ['2026-11-23', '2026-11-28', '2026-11-29']

/** Opens at once: it is only rendered after the button was pressed. */
export function PlanMenuContent({ days, meals }: PlanMenuContentProps) {
  const t = useWords('plan')
  const overlays = usePlanOverlays()
  const copyWeek = useCopyWeek()
  const hasRoom = useHasRoom()
  const isShown = paneShown.use()
  const mayArrange = useRole('user')
  const [firstWeekday, setFirstWeekday] = useDevice('mealplan_startingDayOfWeek')
  const weekday = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'long' })
  return (
    <Menu defaultOpen>
      <MenuTrigger aria-label={t('menu.open')} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent align="end">
        {hasRoom ? (
          <MenuItem onSelect={() => paneShown.set(!isShown)}>
            <PanelRight aria-hidden />
            {t(isShown ? 'pane.hide' : 'menu.pane')}
          </MenuItem>
        ) : null}
        <MenuItem disabled={meals.length === 0} onSelect={() => void copyWeek(days, meals)}>
          <Copy aria-hidden />
          {t('menu.copyWeek')}
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
        <MenuLabel>{t('menu.firstDay')}</MenuLabel>
        <MenuRadioGroup value={String(firstWeekday)} onValueChange={(day) => setFirstWeekday(Number(day))}>
          {firstDays.map((day) => (
            <MenuRadio key={day} value={String(dateOf(day).getDay())}>
              {weekday.format(dateOf(day))}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
