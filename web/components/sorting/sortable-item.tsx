import type { UniqueIdentifier } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { SortableGrip } from './sortable-grip.tsx'

interface SortableItemProps {
  id: UniqueIdentifier
  /** Its place, from 0. */
  at: number
  count: number
  labels: { grip: string; up: string; down: string }
  onStep: (by: -1 | 1) => void
  children: ReactNode
  /** Further buttons, at its end. */
  actions?: ReactNode
}

/** A row with a grip to drag it by, its place, and buttons that move it up and down. */
export function SortableItem({ id, at, count, labels, onStep, children, actions }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const pressed = useRef<HTMLElement>(null)
  const placed = useRef(at)
  // A row that moves in the page loses the focus, and the next press may come before the next frame.
  useLayoutEffect(() => {
    if (placed.current === at) return
    placed.current = at
    if (document.activeElement === document.body) pressed.current?.focus()
    pressed.current = null
  }, [at])
  const step = (by: -1 | 1) => {
    const isEnd = at + by < 0 || at + by >= count
    return {
      'aria-disabled': isEnd,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        if (isEnd) return
        pressed.current = currentTarget
        onStep(by)
      },
    }
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
      <SortableGrip ref={setActivatorNodeRef} label={labels.grip} attributes={attributes} listeners={listeners} />
      <span className="me-2 text-sm font-semibold text-muted numbers">{at + 1}</span>
      {children}
      <IconButton size="iconSm" label={labels.up} icon={<ArrowUp />} {...step(-1)} />
      <IconButton size="iconSm" label={labels.down} icon={<ArrowDown />} {...step(1)} />
      {actions}
    </li>
  )
}
