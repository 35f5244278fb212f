import { ChefHat, Clock, Hourglass, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function RecipeFacts({ recipe }: { recipe: RecipeRow }) {
  const t = useTranslations('recipes')
  const { minutes, relative } = useFormat()
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm numbers">
      {recipe.working_time > 0 ? (
        <Fact icon={<Clock />}>{t('fact.working', { time: minutes(recipe.working_time) })}</Fact>
      ) : null}
      {recipe.waiting_time > 0 ? (
        <Fact icon={<Hourglass />}>{t('fact.waiting', { time: minutes(recipe.waiting_time) })}</Fact>
      ) : null}
      <Rating rating={recipe.rating} />
      {recipe.last_cooked ? (
        <Fact icon={<ChefHat />}>{t('fact.cooked', { when: relative(new Date(recipe.last_cooked)) })}</Fact>
      ) : null}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:text-primary-strong">
    {icon}
    {children}
  </li>
)

function Rating({ rating }: { rating: number | null }) {
  const t = useTranslations('recipes')
  const { number } = useFormat()
  const mayLog = useHasRole('user')
  const dialog = useOverlay('cooked')
  const value = rating ? number(rating, { maximumFractionDigits: 1 }) : null
  const star = <Star aria-hidden className={cn('size-4.5', value ? 'fill-warning text-warning' : 'text-muted')} />
  if (!mayLog)
    return value ? (
      <li className="flex items-center gap-2">
        {star}
        <span>{t('fact.stars', { rating: value })}</span>
      </li>
    ) : null
  return (
    <li className={value ? '' : 'print:hidden'}>
      <button
        type="button"
        onClick={dialog.show}
        className="-mx-2 flex min-h-9 items-center pointer-coarse:-my-1 pointer-coarse:min-h-11 gap-2 rounded-md px-2 underline decoration-line decoration-2 underline-offset-4 hover:bg-primary-soft print:no-underline"
      >
        {star}
        {value ? t('fact.stars', { rating: value }) : t('fact.unrated')}
      </button>
    </li>
  )
}
