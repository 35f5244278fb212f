import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { ButtonProps } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { favouritesQuery, setFavourite } from './favourite.queries.ts'

interface FavouriteButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  recipe: { id: number; name: string }
}

/** For those who are signed in. A recipe that waits to be saved has no heart yet. */
export function FavouriteButton({ recipe, ...looks }: FavouriteButtonProps) {
  const t = useTranslations('books')
  const { data } = useQuery({ ...favouritesQuery, meta: { quiet: true } })
  if (recipe.id < 0) return null
  const isFavourite = data?.recipes.includes(recipe.id) ?? false
  return (
    <IconButton
      {...looks}
      label={t('favourite.label', { name: recipe.name })}
      aria-pressed={isFavourite}
      disabled={data === undefined}
      icon={<Heart aria-hidden className={isFavourite ? 'fill-secondary text-secondary' : undefined} />}
      onClick={() => setFavourite(recipe, !isFavourite)}
    />
  )
}
