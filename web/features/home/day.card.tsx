import { Link } from '@tanstack/react-router'
import { RecipeMenu } from '#web/components/recipe/recipe-tile.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { cn } from '#web/lib/cn.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { MealRow } from './home.rows.ts'

interface DayCardProps {
  day: CivilDate
  isToday: boolean
  meals: readonly MealRow[] | undefined
}

export function DayCard({ day, isToday, meals }: DayCardProps) {
  const t = useTranslations('home')
  const { date } = useFormat()
  return (
    <li
      className={cn(
        'flex min-h-36 min-w-0 shrink-0 snap-start flex-col rounded-lg border p-4',
        isToday
          ? 'w-64 border-primary bg-surface shadow-mid sm:w-72 xl:w-auto'
          : 'w-40 border-line bg-surface/70 xl:w-auto',
      )}
    >
      {/* A link even without meals, so that the keyboard can scroll through the week. */}
      <Link
        to="/plan"
        search={{ week: day }}
        className="thumb flex items-baseline justify-between gap-2 rounded-sm text-sm hover:underline"
      >
        <span className={cn('font-semibold', isToday && 'text-secondary-strong')}>
          {isToday ? t('week.today') : date(civilToDate(day), 'weekday')}
        </span>
        <time dateTime={day} className="text-muted">
          {date(civilToDate(day), 'short')}
        </time>
      </Link>
      {meals === undefined ? <Skeleton className="mt-3 h-12 w-full" /> : null}
      {meals?.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{t(isToday ? 'week.nothingToday' : 'week.nothing')}</p>
      ) : null}
      <ul className="mt-2 flex flex-col gap-1">
        {meals?.map((meal) => (
          <li key={meal.id} className="flex items-start gap-2">
            <Meal meal={meal} isLarge={isToday} />
            {isToday && meal.recipe ? (
              <RecipeMenu recipe={{ ...meal.recipe, servings: meal.servings }} heart={false} />
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Meal({ meal, isLarge }: { meal: MealRow; isLarge: boolean }) {
  const inside = (
    <>
      <span className="block text-xs text-muted">{meal.meal_type.name}</span>
      <span
        dir="auto"
        className={cn(
          'line-clamp-2 font-title font-semibold',
          isLarge ? 'text-lg leading-snug' : 'text-sm leading-snug',
        )}
      >
        {meal.recipe?.name ?? meal.title}
      </span>
    </>
  )
  if (!meal.recipe) return <div className="py-1">{inside}</div>
  return (
    <Link
      to="/recipe/$recipeId"
      params={{ recipeId: String(meal.recipe.id) }}
      search={{ servings: meal.servings }}
      className="-mx-2 min-w-0 grow rounded-md px-2 py-1 hover:bg-primary-soft"
    >
      {inside}
    </Link>
  )
}
