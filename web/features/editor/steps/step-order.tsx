import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useCallback } from 'react'
import { useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { moveItem } from '#web/components/recipe-form/steps.change.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDragSensors } from '#web/components/sorting/use-drag-sensors.ts'
import { useSortAnnouncements } from './use-sort-announcements.ts'
import { StepOrderItem } from './step-order.item.tsx'
import { useStepOrderOverlay } from './use-step-order-overlay.ts'
import { stepLabel } from '#web/components/recipe-form/step-label.ts'

export function StepOrder({ steps }: { steps: readonly StepDraft[] }) {
  const t = useTranslations('editor')
  const common = useTranslations('common')
  const change = useSteps()
  const order = useStepOrderOverlay()
  const sensors = useDragSensors()
  const nameOf = useCallback((step: StepDraft | undefined) => (step ? stepLabel(step, t('step.empty')) : ''), [t])
  const find = useCallback(
    (id: UniqueIdentifier, over: UniqueIdentifier | null) => {
      const at = steps.findIndex(({ key }) => key === (over ?? id))
      const name = nameOf(steps.find(({ key }) => key === id))
      return at < 0 ? null : { name, position: at + 1, count: steps.length, list: t('steps') }
    },
    [steps, nameOf, t],
  )
  const accessibility = useSortAnnouncements(find)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over)
      change((all) => {
        const [from, to] = [active.id, over.id].map((id) => all.findIndex(({ key }) => key === id))
        return from === undefined || to === undefined ? all : moveItem(all, from, to)
      })
  }
  return (
    <Sheet
      open
      onOpenChange={order.set}
      title={t('step.arrange')}
      footer={<Button onClick={order.hide}>{common('done')}</Button>}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={steps.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col gap-1.5 py-2">
            {steps.map((step, at) => (
              <StepOrderItem key={step.key} step={step} at={at} count={steps.length} name={nameOf(step)} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Sheet>
  )
}
