import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IconButton } from './icon-button.tsx'
import { ignoreSnackbar } from './interact-outside.ts'
import { useReturnFocus } from './return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  footer?: ReactNode
  children: ReactNode
}

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', full: 'sm:max-w-6xl' }

export function Dialog({ open, onOpenChange, title, description, size = 'md', footer, children }: DialogProps) {
  const t = useTranslations('common')
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim animate-appear" />
        <Radix.Content
          {...focus}
          onInteractOutside={ignoreSnackbar}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-xl bg-raised shadow-high animate-rise',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:rounded-xl',
            widths[size],
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-5 pb-2">
            <div className="min-w-0 grow">
              <Radix.Title dir="auto" className="font-title text-xl font-semibold">
                {title}
              </Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <IconButton label={t('close')} icon={<X />} size="iconSm" />
            </Radix.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-2">{children}</div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          ) : (
            <div className="pb-[max(1rem,env(safe-area-inset-bottom))]" />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
