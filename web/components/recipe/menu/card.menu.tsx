import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { FavouriteButton } from '#web/components/books/favourite-button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { loadTranslations, useTranslations } from '#web/lib/i18n/translations.ts'
import { useOwnOverlay } from '#web/lib/own-overlay.ts'
import { type CardRecipe, recipeAsks } from './recipe-ask.ts'
import type { MenuPlace } from './open-card-menu.tsx'
import { useCardGestures } from './use-card-gestures.ts'

const load = () =>
  Promise.all([
    import('./open-card-menu.tsx'),
    loadTranslations('cards'),
    loadTranslations('recipes'),
    loadTranslations('books'),
  ])
const OpenMenu = lazy(async () => ({ default: (await load())[0].OpenCardMenu }))
const Dialogs = lazy(async () => ({ default: (await import('./card-dialogs.tsx')).CardDialogs }))

export interface CardMenuProps {
  recipe: CardRecipe
  /** Without one, the menu alone says whether it is a favourite. */
  heart?: boolean
}

/** What it shows comes when the pointer is near, and what its dialogs need when one opens. */
export function CardMenu({ recipe, heart = true }: CardMenuProps) {
  const t = useTranslations('common')
  const inside = useRef<HTMLSpanElement>(null)
  const [menu, setMenu] = useState<{ at: MenuPlace; isOpen: boolean }>()
  const overlay = useOwnOverlay(recipeAsks)
  const open = (at: MenuPlace) => setMenu({ at, isOpen: true })
  useCardGestures(inside, open)
  const label = `${t('nav.more')}: ${recipe.name}`
  const looks = { label, icon: <Ellipsis />, size: 'iconSm', variant: 'overlay' } as const
  const closed = (
    <IconButton
      {...looks}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => open('button')}
    />
  )
  return (
    <span ref={inside} className="flex">
      {heart ? <FavouriteButton recipe={recipe} variant="overlay" size="iconSm" /> : null}
      {menu ? (
        <Suspense fallback={closed}>
          <OpenMenu
            {...menu}
            recipe={recipe}
            label={label}
            button={<IconButton {...looks} />}
            onOpenChange={(isOpen, at) => setMenu({ at, isOpen })}
            onLeave={() => inside.current?.closest('li')?.querySelector('a')?.focus()}
            onAsk={overlay.show}
          />
        </Suspense>
      ) : (
        closed
      )}
      {overlay.open ? (
        <Suspense>
          <Dialogs recipe={recipe} asked={overlay.open} onClose={overlay.hide} />
        </Suspense>
      ) : null}
    </span>
  )
}
