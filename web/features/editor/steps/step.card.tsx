import { memo } from 'react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId } from '#web/components/recipe-form/focus-field.ts'
import type { StepOption } from '#web/components/recipe-form/lines/ingredient.menu.tsx'
import { LineAdder } from '#web/components/recipe-form/lines/line-adder.tsx'
import { MinutesBox } from '#web/components/recipe-form/minutes.box.tsx'
import type { IngredientDraft, StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { changeStep } from '#web/components/recipe-form/steps.change.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IngredientEditList } from './ingredient.list.tsx'
import { InstructionBox } from './instruction.box.tsx'
import { StepMenu } from './step.menu.tsx'
import { EmbeddedRecipeField } from './embedded-recipe-field.tsx'

export interface StepCardProps {
  step: StepDraft
  at: number
  stepOptions: readonly StepOption[]
  ingredients: readonly IngredientDraft[]
}

export const StepCard = memo(function StepCard({ step, at, stepOptions, ingredients }: StepCardProps) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { errors } = useDraft()
  const set = (patch: Partial<StepDraft>, about: string) =>
    change((steps) => changeStep(steps, step.key, (one) => ({ ...one, ...patch })), `${step.key}.${about}`)
  const wrong = ['name', 'time', 'step_recipe'].flatMap((field) => errors[`${step.key}.${field}`] ?? [])
  return (
    <Card aria-label={t('step.number', { number: at + 1 })} className="scroll-mt-4 p-3 sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 sm:flex">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft font-title text-base font-semibold numbers"
        >
          {at + 1}
        </span>
        <div className="min-w-0 grow">
          <label htmlFor={fieldId(step.key, 'name')} className="sr-only">
            {t('step.name')}
          </label>
          <Input
            id={fieldId(step.key, 'name')}
            maxLength={128}
            aria-invalid={errors[`${step.key}.name`] ? true : undefined}
            aria-describedby={wrong.length > 0 ? `${step.key}-wrong` : undefined}
            placeholder={t('step.nameExample')}
            className="font-title font-semibold"
            value={step.name}
            onChange={(event) => set({ name: event.target.value }, 'name')}
          />
        </div>
        <div className="w-32 shrink-0 max-sm:order-last max-sm:col-start-2">
          <label htmlFor={fieldId(step.key, 'time')} className="sr-only">
            {t('step.time')}
          </label>
          <MinutesBox
            id={fieldId(step.key, 'time')}
            placeholder={t('step.time')}
            value={step.time}
            onMinutes={(time) => set({ time }, 'time')}
          />
        </div>
        <StepMenu step={step} at={at} count={stepOptions.length} />
      </div>
      {wrong.length > 0 ? (
        <p id={`${step.key}-wrong`} className="mt-1 text-sm text-error">
          {wrong.join(' ')}
        </p>
      ) : null}
      <EmbeddedRecipeField step={step} />
      <div className="mt-4">
        <IngredientEditList step={step.key} ingredients={ingredients} stepOptions={stepOptions} />
        <LineAdder step={step.key} isFirst={at === 0 && step.ingredients.length === 0} />
      </div>
      <InstructionBox step={step} />
    </Card>
  )
})
