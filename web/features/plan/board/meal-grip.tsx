import { GripVertical } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { useMealDrag } from './meal-drag.ts'
import { type Meal, mealName } from './meal.rows.ts'

interface MealGripProps {
  meal: Meal
  grip: ReturnType<typeof useMealDrag>['grip']
  size: keyof typeof sizes
}

const hidden = 'absolute z-10 rounded-sm bg-surface/90 text-ink opacity-0 focus-visible:opacity-100'
const sizes = {
  /** Out of sight until it has the focus. */
  small: cn(hidden, 'end-0.5 top-0.5 size-6'),
  /** Seen under the mouse, too. */
  medium: cn(hidden, 'end-1 top-1 size-7 shadow-low transition-opacity group-hover:opacity-100'),
  large: 'relative z-1 size-11 shrink-0 rounded-md text-muted',
}

/** What moves a meal with the keyboard, and where it is to be touched. */
export function MealGrip({ meal, grip, size }: MealGripProps) {
  const t = useTranslations('plan')
  return (
    <button
      type="button"
      {...grip}
      aria-label={t('meal.move', { name: mealName(meal) })}
      className={cn('grid cursor-grab place-items-center', sizes[size])}
    >
      <GripVertical aria-hidden className={size === 'large' ? 'size-5' : 'size-4'} />
    </button>
  )
}
