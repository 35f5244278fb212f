import { Copy, Trash2 } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { MealKind } from '../types/meal-kind.ts'
import { mealDraftOf } from './meal-draft.ts'
import { MealForm } from './meal.form.tsx'
import { useMealForm } from './use-meal-form.ts'
import { lastDay, type Meal, mealName } from '../board/meal.rows.ts'
import { usePlanActions } from '../use-plan-actions.ts'

interface MealSheetProps {
  /** Undefined when the meal is not in this week, or is deleted. */
  meal: Meal | undefined
  days: readonly CivilDate[]
  kinds: readonly MealKind[]
}

export function MealSheet({ meal, days, kinds }: MealSheetProps) {
  const t = useTranslations('plan')
  const { open, set } = useOverlay('meal')
  if (meal) return <LoadedMeal meal={meal} days={days} kinds={kinds} />
  return (
    <Sheet open={open} onOpenChange={set} title={t('edit.title')}>
      <p className="text-muted">{t('edit.gone')}</p>
    </Sheet>
  )
}

function LoadedMeal({ meal, days, kinds }: MealSheetProps & { meal: Meal }) {
  const t = useTranslations('plan')
  const common = useTranslations('common')
  const { open, set, hide } = useOverlay('meal')
  const { remove, plan } = usePlanActions()
  const form = useMealForm(meal, kinds, hide)
  return (
    <Sheet
      open={open}
      onOpenChange={set}
      title={mealName(meal)}
      footer={
        <>
          <IconButton
            label={t('edit.delete')}
            icon={<Trash2 />}
            className="text-error"
            onClick={() => {
              hide()
              remove(meal)
            }}
          />
          <Button
            variant="ghost"
            className="me-auto"
            onClick={() => {
              hide()
              plan(mealDraftOf(meal, addDays(lastDay(meal), 1)))
            }}
          >
            <Copy aria-hidden />
            {t('edit.copy')}
          </Button>
          <Button type="submit" form="meal" pending={form.pending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <MealForm meal={meal} days={days.slice(-7)} kinds={kinds} form={form} />
    </Sheet>
  )
}
