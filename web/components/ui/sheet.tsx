import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, PointerEvent } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IconButton } from './icon-button.tsx'
import { ignoreSnackbar } from './interact-outside.ts'
import { useReturnFocus } from './return-focus.ts'
import { useRef } from 'react'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  footer?: ReactNode
  /** What has the focus once it is closed; null for what had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** Pass `open` and `set` of `useOverlay`, so that Back closes it. */
export function Sheet({ open, onOpenChange, title, footer, returnTo, children }: SheetProps) {
  const t = useTranslations('common')
  const focus = useReturnFocus(returnTo)
  const swipe = useSwipeDown(() => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim animate-appear" />
        <Radix.Content
          {...focus}
          onInteractOutside={ignoreSnackbar}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-xl bg-raised shadow-high animate-rise md:inset-y-0 md:start-auto md:end-0 md:max-h-none md:w-md md:rounded-none md:rounded-s-xl md:animate-slide rtl:[--slide-from:-1.5rem]"
        >
          <header {...swipe} className="touch-none px-5 pt-3 pb-2 md:touch-auto md:pt-5">
            <div aria-hidden className="mx-auto mb-3 h-1 w-10 rounded-full bg-edge md:hidden" />
            <div className="flex items-center justify-between gap-3">
              <Radix.Title dir="auto" className="min-w-0 font-title text-xl font-semibold">
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton label={t('close')} icon={<X />} size="iconSm" />
              </Radix.Close>
            </div>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer ? <div className="flex justify-end gap-2 border-t border-line px-5 py-4">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const swipeThreshold = 50

/** Touch and pen only; the mouse has a button. */
function useSwipeDown(done: () => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start.current = event.clientY
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== undefined && event.clientY - start.current >= swipeThreshold) done()
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
