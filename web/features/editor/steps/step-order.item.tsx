import { useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { moveItem } from '#web/components/recipe-form/steps.change.ts'
import { SortableItem } from '#web/components/sorting/sortable-item.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface StepOrderItemProps {
  step: StepDraft
  at: number
  count: number
  name: string
}

export function StepOrderItem({ step: { key }, at, count, name }: StepOrderItemProps) {
  const t = useTranslations('editor')
  const change = useSteps()
  return (
    <SortableItem
      id={key}
      at={at}
      count={count}
      labels={{
        grip: t('move.grip', { name }),
        up: t('move.upNamed', { name }),
        down: t('move.downNamed', { name }),
      }}
      onStep={(by) => change((all) => moveItem(all, at, at + by))}
    >
      <bdi className="min-w-0 grow truncate py-1 text-sm">{name}</bdi>
    </SortableItem>
  )
}
