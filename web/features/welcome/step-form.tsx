import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface StepFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  pending: boolean
  /** Go back and skip. */
  actions: ReactNode
  next?: string
  children: ReactNode
}

export function StepForm({ onSubmit, pending, actions, next, children }: StepFormProps) {
  const t = useTranslations('welcome')
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {children}
      <div className="mt-3 flex flex-wrap items-center gap-2 max-sm:pb-6">
        {actions}
        <Button type="submit" size="lg" pending={pending}>
          {next ?? t('next')}
        </Button>
      </div>
    </form>
  )
}
