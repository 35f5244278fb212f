import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

interface ComboboxPopupProps {
  anchor: RefObject<HTMLElement | null>
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Leaves the focus in the text box. */
export const ComboboxPopup = ({ anchor, onOpenChange, children }: ComboboxPopupProps) => (
  <Popover.Root open onOpenChange={onOpenChange}>
    <Popover.Anchor virtualRef={anchor} />
    <Popover.Portal>
      <Popover.Content
        sideOffset={6}
        align="start"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="z-50 w-(--radix-popover-trigger-width) min-w-56 rounded-lg border border-line bg-raised p-1.5 shadow-high"
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
)
