import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FavouriteButton } from '#web/components/books/favourite-button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const load = () => import('./tile-menu-content.tsx')
const Content = lazy(async () => ({ default: (await load()).TileMenuContent }))

export interface TileMenuProps {
  recipe: { id: number; name: string; servings: number }
}

/** The content loads when the pointer comes near. */
export function TileMenu({ recipe }: TileMenuProps) {
  const t = useTranslations('common')
  const [isWanted, setWanted] = useState(false)
  const label = `${t('nav.more')}: ${recipe.name}`
  const closed = (
    <IconButton
      label={label}
      icon={<Ellipsis />}
      size="iconSm"
      variant="overlay"
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  )
  return (
    <div className="flex">
      <FavouriteButton recipe={recipe} variant="overlay" size="iconSm" />
      {isWanted ? (
        <Suspense fallback={closed}>
          <Content recipe={recipe} label={label} />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  )
}
