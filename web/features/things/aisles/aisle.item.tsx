import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { focusAfterRender } from '#web/components/recipe-form/focus-field.ts'
import { SortableGrip } from '#web/components/sorting/sortable-grip.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Aisle } from './aisle.ts'

interface AisleItemProps {
  aisle: Aisle
  at: number
  count: number
  onMove: (to: number) => void
  onTakeOut: () => void
}

export function AisleItem({ aisle, at, count, onMove, onTakeOut }: AisleItemProps) {
  const t = useTranslations('sections')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: aisle.id,
  })
  const { name } = aisle.category
  const move = (to: number) => {
    onMove(to)
    focusAfterRender(document.activeElement?.id ?? '')
  }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        'relative flex items-center rounded-md border border-line bg-surface py-0.5 pe-0.5',
        isDragging && 'z-10 border-primary shadow-mid',
      )}
    >
      <SortableGrip
        ref={setActivatorNodeRef}
        label={t('sort.grip', { name })}
        attributes={attributes}
        listeners={listeners}
      />
      <span className="me-2 text-sm font-semibold text-muted numbers">{at + 1}</span>
      <bdi className="min-w-0 grow py-1 text-sm wrap-anywhere">{name}</bdi>
      <IconButton
        id={`aisle-up-${aisle.id}`}
        size="iconSm"
        label={t('sort.up', { name })}
        icon={<ArrowUp />}
        aria-disabled={at === 0}
        onClick={() => move(at - 1)}
      />
      <IconButton
        id={`aisle-down-${aisle.id}`}
        size="iconSm"
        label={t('sort.down', { name })}
        icon={<ArrowDown />}
        aria-disabled={at === count - 1}
        onClick={() => move(at + 1)}
      />
      <IconButton size="iconSm" label={t('aisles.takeOut', { name })} icon={<X />} onClick={onTakeOut} />
    </li>
  )
}
