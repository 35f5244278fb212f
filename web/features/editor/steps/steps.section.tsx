import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { lazy, memo, Suspense } from 'react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { focusField } from '#web/components/recipe-form/focus-field.ts'
import { IngredientText } from '#web/components/recipe-form/lines/ingredient-text.tsx'
import { newStep, type StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { useStepOptions } from '#web/components/recipe-form/use-step-options.ts'
import { Button } from '#web/components/ui/button.tsx'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDragSensors } from '#web/components/sorting/use-drag-sensors.ts'
import { useSortAnnouncements } from './use-sort-announcements.ts'
import { useIngredientBoard } from './use-ingredient-board.ts'
import { StepCard } from './step.card.tsx'
import { useStepOrderOverlay } from './use-step-order-overlay.ts'
import { StepTools } from './step-tools.tsx'

const StepOrder = lazy(async () => ({ default: (await import('./step-order.tsx')).StepOrder }))

export const StepsSection = memo(function StepsSection({ steps }: { steps: readonly StepDraft[] }) {
  const t = useTranslations('editor')
  const { show_step_ingredients: showsIngredients } = usePreference()
  const change = useSteps()
  const { announce } = useDraft()
  const board = useIngredientBoard(steps)
  const sensors = useDragSensors()
  const order = useStepOrderOverlay()
  const accessibility = useSortAnnouncements(board.find)
  const places = useStepOptions(steps)
  return (
    <section aria-labelledby="editor-steps" className="mt-8">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="editor-steps" className="font-title text-2xl font-semibold">
          {t('steps')}
        </h2>
        <StepTools steps={steps} />
      </div>
      <DndContext sensors={sensors} accessibility={accessibility} {...board.context}>
        <div className="flex flex-col gap-4">
          {steps.map((step, at) => (
            <StepCard key={step.key} step={step} at={at} stepOptions={places} ingredients={board.ingredientsOf(at)} />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {board.drag ? (
            <div className="flex h-11 items-center truncate rounded-md border border-primary bg-raised px-4 shadow-high">
              <IngredientText ingredient={board.drag} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
      <Button
        variant="outline"
        className="mt-4 w-full border-dashed"
        onClick={() => {
          const fresh = newStep(showsIngredients)
          change((all) => [...all, fresh])
          announce(t('step.added', { number: steps.length + 1 }))
          focusField(fresh.key, 'instruction')
        }}
      >
        <Plus aria-hidden />
        {t('step.add')}
      </Button>
      {order.open ? (
        <Suspense>
          <StepOrder steps={steps} />
        </Suspense>
      ) : null}
    </section>
  )
})
