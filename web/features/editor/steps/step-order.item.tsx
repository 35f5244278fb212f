import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId, focusAfterRender } from '#web/components/recipe-form/focus-field.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { moveItem } from '#web/components/recipe-form/steps.change.ts'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SortableGrip } from '#web/components/sorting/sortable-grip.tsx'

interface StepOrderItemProps {
  step: StepDraft
  at: number
  count: number
  name: string
}

export function StepOrderItem({ step: { key }, at, count, name }: StepOrderItemProps) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
  })
  const move = (to: number) => {
    change((all) => moveItem(all, at, to))
    focusAfterRender(document.activeElement?.id ?? '')
  }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        'relative flex items-center gap-1 rounded-md border border-line bg-surface py-1 pe-1',
        isDragging && 'z-10 border-primary shadow-mid',
      )}
    >
      <SortableGrip
        ref={setActivatorNodeRef}
        label={t('move.grip', { name })}
        attributes={attributes}
        listeners={listeners}
      />
      <span className="min-w-0 grow truncate text-sm">
        <span className="me-1.5 font-semibold numbers">{at + 1}</span>
        <bdi>{name}</bdi>
      </span>
      <IconButton
        id={fieldId(key, 'up')}
        size="iconSm"
        label={t('move.upNamed', { name })}
        icon={<ArrowUp />}
        aria-disabled={at === 0}
        onClick={() => move(at - 1)}
      />
      <IconButton
        id={fieldId(key, 'down')}
        size="iconSm"
        label={t('move.downNamed', { name })}
        icon={<ArrowDown />}
        aria-disabled={at === count - 1}
        onClick={() => move(at + 1)}
      />
    </li>
  )
}
