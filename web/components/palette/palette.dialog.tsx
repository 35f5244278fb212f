import { Dialog as Radix } from 'radix-ui'
import { Suspense } from 'react'
import { ignoreSnackbar } from '#web/components/ui/interact-outside.ts'
import { useReturnFocus } from '#web/components/ui/return-focus.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FeatureSources } from './palette-sources.ts'
import { PaletteBox } from './palette.box.tsx'

/** Everything there is, found by its name, and what can be done with a line of text. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette')
  const focus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim animate-appear" />
        <Radix.Content
          {...focus}
          onInteractOutside={ignoreSnackbar}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised shadow-high animate-appear sm:inset-x-0 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[72dvh] sm:w-[calc(100%-3rem)] sm:max-w-2xl sm:rounded-xl"
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          <Suspense fallback={<div className="h-16" />}>
            <FeatureSources>
              <PaletteBox onClose={onClose} />
            </FeatureSources>
          </Suspense>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
