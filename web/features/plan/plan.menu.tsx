import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Meal } from './board/meal.rows.ts'

const load = () => import('./plan-menu-content.tsx')
const Content = lazy(async () => ({ default: (await load()).PlanMenuContent }))

/** The content loads when the pointer comes near. */
export function PlanMenu(props: { days: readonly CivilDate[]; meals: readonly Meal[] }) {
  const t = useTranslations('plan')
  const [isWanted, setWanted] = useState(false)
  const closed = (
    <IconButton
      label={t('menu.open')}
      icon={<Ellipsis />}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  )
  return isWanted ? (
    <Suspense fallback={closed}>
      <Content {...props} />
    </Suspense>
  ) : (
    closed
  )
}
