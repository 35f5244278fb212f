import { GripVertical } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useMealDrag } from '../board/meal-drag.ts'
import { type Meal, mealName } from '../board/meal.rows.ts'

interface MonthMealProps {
  meal: Meal
  day: string
  onOpen: (meal: Meal) => void
}

export function MonthMeal({ meal, day, onOpen }: MonthMealProps) {
  const t = useTranslations('plan')
  const { whole, grip, isDragging } = useMealDrag(meal, day)
  const name = mealName(meal)
  return (
    <li
      {...whole}
      className={cn(
        'group relative cursor-grab touch-manipulation overflow-hidden rounded-sm border border-line bg-surface select-none',
        isDragging && 'opacity-40',
      )}
    >
      <span
        aria-hidden
        className="absolute inset-y-0 start-0 w-1 bg-edge"
        style={{ background: meal.meal_type.color || undefined }}
      />
      <button
        type="button"
        title={name}
        onClick={() => onOpen(meal)}
        className="block min-h-6 w-full ps-2.5 pe-1 py-0.5 text-start after:absolute after:inset-0 pointer-coarse:min-h-11"
      >
        <span dir="auto" className="line-clamp-2 text-xs leading-snug font-medium wrap-anywhere">
          {name}
        </span>
        <span className="sr-only">, {meal.meal_type.name}</span>
      </button>
      <button
        type="button"
        {...grip}
        aria-label={t('meal.move', { name })}
        className="absolute end-0.5 top-0.5 z-10 grid size-6 cursor-grab place-items-center rounded-sm bg-surface/90 text-ink opacity-0 focus-visible:opacity-100"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
    </li>
  )
}
