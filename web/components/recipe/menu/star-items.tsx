import { Star } from 'lucide-react'
import { useId } from 'react'
import { MenuItem, MenuLabel } from '#web/components/ui/dropdown.menu.tsx'
import { today } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { createCookLog } from '../cook-log.queries.ts'
import type { CardRecipe } from './recipe-ask.ts'

const stars = [1, 2, 3, 4, 5] as const

/** First in the order of the arrow keys, so that five stars are one press away. */
export function StarItems({ recipe }: { recipe: CardRecipe }) {
  const t = useTranslations('recipes')
  const id = useId()
  const cooked = (rating: number | null) => {
    const servings = Math.max(1, Math.round(recipe.servings))
    createCookLog(recipe, { rating, comment: '', servings, day: today() })
  }
  return (
    <>
      <MenuLabel id={id}>{t('action.cooked')}</MenuLabel>
      <fieldset aria-labelledby={id} className="flex">
        {stars.map((rating) => (
          <MenuItem
            key={rating}
            aria-label={`${t('action.cooked')}: ${t('stars', { count: rating })}`}
            className="justify-center [&_svg]:size-6!"
            onSelect={() => cooked(rating)}
          >
            <Star aria-hidden className="fill-warning text-warning" />
          </MenuItem>
        ))}
      </fieldset>
      <MenuItem onSelect={() => cooked(null)}>
        <Star aria-hidden />
        {t('log.withoutStars')}
      </MenuItem>
    </>
  )
}
