import type { ReactElement } from 'react'
import { Menu, MenuTrigger } from '#web/components/ui/dropdown.menu.tsx'
import type { CardRecipe, RecipeAsk } from './recipe-ask.ts'
import { RecipeMenuContent } from './recipe-menu-content.tsx'
import type { Point } from './use-card-gestures.ts'

export type MenuPlace = Point | 'button'

interface OpenCardMenuProps {
  recipe: CardRecipe
  label: string
  at: MenuPlace
  isOpen: boolean
  button: ReactElement
  onOpenChange: (isOpen: boolean, at: MenuPlace) => void
  /** Where the focus goes from a menu that no button opened. */
  onLeave: () => void
  onAsk: (what: RecipeAsk) => void
}

export function OpenCardMenu({ recipe, label, at, isOpen, button, onOpenChange, onLeave, onAsk }: OpenCardMenuProps) {
  const items = { recipe, onAsk, place: 'card' } as const
  return (
    <>
      <Menu open={isOpen && at === 'button'} onOpenChange={(next) => onOpenChange(next, 'button')} modal={false}>
        <MenuTrigger asChild>{button}</MenuTrigger>
        <RecipeMenuContent {...items} />
      </Menu>
      {at === 'button' ? null : (
        <Menu open={isOpen} onOpenChange={(next) => onOpenChange(next, at)} modal={false}>
          <MenuTrigger asChild>
            <span aria-hidden className="pointer-events-none fixed size-px" style={{ left: at.x, top: at.y }} />
          </MenuTrigger>
          <RecipeMenuContent
            {...items}
            align="start"
            aria-label={label}
            aria-labelledby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              onLeave()
            }}
          />
        </Menu>
      )}
    </>
  )
}
