import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { cn } from '#web/lib/cn.ts'
import { useMealDrag } from './meal-drag.ts'
import { MealGrip } from './meal-grip.tsx'
import { MealStripe } from './meal-stripe.tsx'
import { MealFacts } from '../meal/meal-facts.tsx'
import { type Meal, mealName } from './meal.rows.ts'

interface AgendaMealProps {
  meal: Meal
  day: string
  onOpen: (meal: Meal) => void
}

export function AgendaMeal({ meal, day, onOpen }: AgendaMealProps) {
  const { whole, grip, isDragging } = useMealDrag(meal, day)
  const name = mealName(meal)
  return (
    <li
      {...whole}
      className={cn(
        'relative flex touch-manipulation items-center gap-3 px-3 py-2.5 select-none [-webkit-touch-callout:none]',
        isDragging && 'opacity-40',
      )}
    >
      <MealStripe meal={meal} />
      <div className="ms-1 w-16 shrink-0 print:hidden">
        {meal.recipe ? <RecipePicture recipe={meal.recipe} className="rounded-md" /> : null}
      </div>
      <button
        type="button"
        data-printed
        onClick={() => onOpen(meal)}
        className={cn('min-w-0 grow text-start after:absolute after:inset-0', meal.recipe || '-ms-19 print:ms-0')}
      >
        <span dir="auto" className="block text-xs text-muted">
          {meal.meal_type.name}
        </span>
        <span dir="auto" className="line-clamp-2 font-title leading-snug font-semibold">
          {name}
        </span>
        <span className="mt-0.5 block">
          <MealFacts meal={meal} />
        </span>
      </button>
      <MealGrip meal={meal} grip={grip} size="large" />
    </li>
  )
}
