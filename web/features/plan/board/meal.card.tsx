import { Photo } from '#web/components/recipe/photo.tsx'
import { cn } from '#web/lib/cn.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useMealDrag } from './meal-drag.ts'
import { MealGrip } from './meal-grip.tsx'
import { MealStripe } from './meal-stripe.tsx'
import { MealFacts } from '../meal/meal-facts.tsx'
import { firstDay, type Meal, mealName } from './meal.rows.ts'

interface MealCardProps {
  meal: Meal
  /** Tells apart the pieces of a meal that spans weeks. */
  place: string
  onOpen: (meal: Meal) => void
}

export function MealCard({ meal, place, onOpen }: MealCardProps) {
  const { date } = useFormat()
  const { whole, grip, isDragging } = useMealDrag(meal, place)
  const name = mealName(meal)
  return (
    <div
      {...whole}
      className={cn(
        'group relative h-full @xs:flex cursor-grab touch-manipulation overflow-hidden rounded-md border border-line bg-surface shadow-low transition-shadow select-none hover:shadow-mid',
        isDragging && 'opacity-40',
      )}
    >
      {meal.recipe?.image ? (
        <Photo
          src={meal.recipe.image}
          alt=""
          draggable={false}
          className="aspect-16/9 w-full object-cover @xs:w-40 @xs:shrink-0 print:hidden"
        />
      ) : null}
      <MealStripe meal={meal} />
      <button
        type="button"
        data-printed
        onClick={() => onOpen(meal)}
        className="block w-full py-1.5 ps-2.5 pe-1.5 text-start after:absolute after:inset-0 @xs:px-4"
      >
        <span
          dir="auto"
          className="line-clamp-3 print:line-clamp-none font-title text-xs leading-snug xl:text-[0.8125rem] font-semibold wrap-anywhere hyphens-auto"
        >
          {name}
        </span>
        <span className="sr-only">
          , {meal.meal_type.name}, {date(civilToDate(firstDay(meal)), 'day')}
        </span>
        <span className="mt-1 block">
          <MealFacts meal={meal} />
        </span>
      </button>
      <MealGrip meal={meal} grip={grip} size="medium" />
    </div>
  )
}
