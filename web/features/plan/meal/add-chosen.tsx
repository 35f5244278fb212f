import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PlannedRecipe } from '../board/meal.rows.ts'

interface AddChosenProps {
  recipe: PlannedRecipe
  onPlan: (what: { recipe: PlannedRecipe; title: string; servings: number }) => void
}

export function AddChosen({ recipe, onPlan }: AddChosenProps) {
  const t = useTranslations('plan')
  const navigate = useNavigate({ from: '/plan' })
  const [servings, setServings] = useState(recipe.servings)
  return (
    <div className="rounded-lg border border-line bg-surface p-3">
      <div className="flex items-center gap-3">
        <div className="w-20 shrink-0">
          <RecipePicture recipe={recipe} className="rounded-md" />
        </div>
        <div className="min-w-0 grow">
          <p dir="auto" className="line-clamp-2 font-title leading-snug font-semibold">
            {recipe.name}
          </p>
          <Button
            variant="link"
            size="inline"
            className="mt-1 text-sm"
            onClick={() =>
              void navigate({ search: ({ recipe: _recipe, ...search }) => search, replace: true, resetScroll: false })
            }
          >
            {t('add.otherRecipe')}
          </Button>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Stepper label={t('edit.servings')} value={servings} min={0} onChange={setServings} />
        <Button onClick={() => onPlan({ recipe, title: '', servings })}>{t('add.submit')}</Button>
      </div>
    </div>
  )
}
