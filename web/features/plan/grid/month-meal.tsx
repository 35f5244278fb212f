import { cn } from '#web/lib/cn.ts'
import { useMealDrag } from '../board/meal-drag.ts'
import { MealGrip } from '../board/meal-grip.tsx'
import { MealStripe } from '../board/meal-stripe.tsx'
import { type Meal, mealName } from '../board/meal.rows.ts'

interface MonthMealProps {
  meal: Meal
  day: string
  onOpen: (meal: Meal) => void
}

export function MonthMeal({ meal, day, onOpen }: MonthMealProps) {
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
      <MealStripe meal={meal} />
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
      <MealGrip meal={meal} grip={grip} size="small" />
    </li>
  )
}
