import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import type { Ref } from 'react'

interface SortableGripProps {
  ref: Ref<HTMLButtonElement>
  label: string
  attributes: DraggableAttributes
  listeners: DraggableSyntheticListeners
}

export const SortableGrip = ({ ref, label, attributes, listeners }: SortableGripProps) => (
  <button
    ref={ref}
    type="button"
    {...attributes}
    {...listeners}
    aria-label={label}
    className="grid h-10 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-primary-soft hover:text-ink active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-9"
  >
    <GripVertical aria-hidden className="size-4.5" />
  </button>
)
