import { Link } from '@tanstack/react-router'
import { CalendarPlus, ChefHat, Ellipsis, Pencil, ShoppingBasket, Star } from 'lucide-react'
import { useId } from 'react'
import { buttonVariants } from '#web/components/ui/button.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '#web/components/ui/dropdown.menu.tsx'
import { today } from '#web/lib/format/civil-date.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { createCookLog } from './cook-log.queries.ts'
import type { TileMenuProps } from './tile.menu.tsx'

const stars = [1, 2, 3, 4, 5] as const

/** Rendered only after a press, so it opens at once. */
export function TileMenuContent({ recipe, label }: TileMenuProps & { label: string }) {
  const t = useTranslations('recipes')
  const id = useId()
  const mayWrite = useHasRole('user')
  const params = { recipeId: String(recipe.id) }
  const cooked = (rating: number | null) => {
    const servings = Math.max(1, Math.round(recipe.servings))
    createCookLog(recipe, { rating, comment: '', servings, day: today() })
  }
  return (
    <Menu defaultOpen modal={false}>
      <MenuTrigger aria-label={label} title={label} className={buttonVariants({ variant: 'overlay', size: 'iconSm' })}>
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent align="end">
        {mayWrite ? (
          <>
            <MenuLabel id={id}>{t('action.cooked')}</MenuLabel>
            {/* Stars first in the order of the arrow keys: five is one press away. */}
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
            <MenuSeparator />
          </>
        ) : null}
        <MenuItem asChild>
          <Link to="/recipe/$recipeId/cook" params={params} search={{ servings: recipe.servings }}>
            <ChefHat aria-hidden />
            {t('action.cook')}
          </Link>
        </MenuItem>
        {mayWrite ? (
          <>
            <MenuItem asChild>
              <Link to="/recipe/$recipeId" params={params} search={{ servings: recipe.servings, open: 'plan' }}>
                <CalendarPlus aria-hidden />
                {t('action.plan')}
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/recipe/$recipeId" params={params} search={{ servings: recipe.servings, open: 'shopping' }}>
                <ShoppingBasket aria-hidden />
                {t('action.shop')}
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/recipe/$recipeId/edit" params={params}>
                <Pencil aria-hidden />
                {t('action.edit')}
              </Link>
            </MenuItem>
          </>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
