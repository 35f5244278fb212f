import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { MealTypeForm } from './meal-type.form.tsx'
import { useMealTypes } from './use-meal-types.ts'

const blank = { name: '', time: null, color: null, default: false }

export function AddMealType({ order }: { order: number }) {
  const t = useTranslations('plan')
  const { create } = useMealTypes()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="outline" className="mt-4" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('types.add')}
      </Button>
    )
  return (
    <MealTypeForm
      type={blank}
      submit={async (draft) => {
        await create.mutateAsync({ ...draft, order })
        setOpen(false)
      }}
      onCancel={() => setOpen(false)}
    />
  )
}
