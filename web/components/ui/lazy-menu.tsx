import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { lazyFile } from '#web/lib/lazy-part.ts'
import type { IconButtonProps } from './icon-button.tsx'

const { preload, part } = lazyFile(() => import('./dropdown.menu.tsx'))
const Menu = part('Menu')
const MenuTrigger = part('MenuTrigger')
export const MenuContent = part('MenuContent')
export const MenuItem = part('MenuItem')
export const MenuLabel = part('MenuLabel')
export const MenuSeparator = part('MenuSeparator')

interface LazyMenuProps {
  button: ReactElement<IconButtonProps>
  /** MenuContent of this file. */
  children: ReactNode
}

/** Menus are 30 KB with their positioning. These come when the button is approached, which keeps the focus until then. */
export function LazyMenu({ button, children }: LazyMenuProps) {
  const [opened, setOpened] = useState<'pointer' | 'keyboard'>()
  if (opened)
    return (
      <OpenMenu button={button} by={opened}>
        {children}
      </OpenMenu>
    )
  const open = (by: 'pointer' | 'keyboard') => void preload().then(() => setOpened(by))
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void preload(),
    onFocus: () => void preload(),
    // Only a pointer counts its clicks.
    onClick: ({ detail }: MouseEvent) => open(detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open('keyboard')
    },
  })
}

function OpenMenu({ button, by, children }: LazyMenuProps & { by: 'pointer' | 'keyboard' }) {
  useEffect(() => {
    const first = '[role=menu] [role=menuitem]:not([data-disabled])'
    if (by === 'keyboard') document.querySelector<HTMLElement>(first)?.focus()
  }, [by])
  return (
    <Menu defaultOpen modal={false}>
      <MenuTrigger asChild>{button}</MenuTrigger>
      {children}
    </Menu>
  )
}
