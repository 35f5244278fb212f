import { useState } from 'react'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { StepForm } from './step-form.tsx'
import { useAddCommonFoods } from './common-foods.queries.ts'
import type { StepProps } from './welcome.page.tsx'

const samples = ['milk', 'bread', 'eggs'] as const

export function FoodsStep({ actions, onDone }: StepProps) {
  const t = useTranslations('welcome')
  const [wanted, setWanted] = useState(true)
  const add = useAddCommonFoods()
  return (
    <StepForm
      actions={actions}
      pending={add.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted) add.mutate(undefined, { onSuccess: onDone })
        else onDone()
      }}
    >
      <Switch label={t('foods.switch')} hint={t('foods.hint')} checked={wanted} onCheckedChange={setWanted} />
      <div className="rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="text-muted">{t('foods.example')}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {samples.map((sample) => (
            <li key={sample} className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{t(`foods.samples.${sample}.line`)}</span>
              <span className="text-end text-muted">{t(`foods.samples.${sample}.aisle`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </StepForm>
  )
}
