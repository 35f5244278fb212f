import { Copy, Ellipsis, PanelRight, Tags } from 'lucide-react'
import { buttonVariants } from '#web/components/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/components/ui/dropdown.menu.tsx'
import type { CivilDate } from '#web/lib/civil.date.ts'
import { useRole } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { useCopyWeek } from './copy.week.ts'
import type { Meal } from './meal.rows.ts'
import { paneShown } from './pane.shown.ts'
import { usePlanOverlays } from './plan.overlays.ts'
import { useIsWide } from './wide.use.ts'

interface PlanMenuContentProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
}

/** Opens at once: it is only rendered after the button was pressed. */
export function PlanMenuContent({ days, meals }: PlanMenuContentProps) {
  const t = useWords('plan')
  const overlays = usePlanOverlays()
  const copyWeek = useCopyWeek()
  const isWide = useIsWide()
  const isShown = paneShown.use()
  const mayArrange = useRole('user')
  return (
    <Menu defaultOpen>
      <MenuTrigger aria-label={t('menu.open')} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent align="end">
        {isWide ? (
          <MenuItem onSelect={() => paneShown.set(!isShown)}>
            <PanelRight aria-hidden />
            {t(isShown ? 'pane.hide' : 'menu.pane')}
          </MenuItem>
        ) : null}
        <MenuItem disabled={meals.length === 0} onSelect={() => void copyWeek(days, meals)}>
          <Copy aria-hidden />
          {t('menu.copyWeek')}
        </MenuItem>
        {mayArrange ? (
          <MenuItem onSelect={overlays.types}>
            <Tags aria-hidden />
            {t('menu.types')}
          </MenuItem>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
