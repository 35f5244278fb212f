import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useMealDragAnnouncements } from './use-meal-drag-announcements.ts'
import { type DraggedItem, draggedItemOf, dropSlotOf } from './drag.ts'
import { DragPreview, underPointerOnScreen } from './drag-preview.tsx'
import type { MealSlot } from './move-meal.ts'
import { boxToward, type Direction } from './place-toward.ts'

/** An arrow key jumps to the middle of the next slot in its direction. */
const moveToNextSlot: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, droppableRects, over } = context
  if (!isDirection(event.code) || !collisionRect) return undefined
  event.preventDefault()
  const here = (over && droppableRects.get(over.id)) ?? collisionRect
  const next = boxToward(droppableRects, here, event.code)
  const box = next === undefined ? undefined : droppableRects.get(next)
  if (!box) return undefined
  return {
    x: box.left + (box.width - collisionRect.width) / 2,
    y: box.top + (box.height - collisionRect.height) / 2,
  }
}

interface BoardProps {
  onDrop: (dragged: DraggedItem, place: MealSlot) => void
  children: ReactNode
}

const mouse = { activationConstraint: { distance: 6 } }
/** A finger that moves scrolls; a finger that rests picks up. */
const touch = { activationConstraint: { delay: 220, tolerance: 8 } }
const keyboard = {
  coordinateGetter: moveToNextSlot,
  keyboardCodes: { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter'] },
}

/** The keyboard has no pointer, so the nearest centre decides. */
const underPointer: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : closestCenter(given)

export function Board({ onDrop, children }: BoardProps) {
  const t = useTranslations('plan')
  const [dragged, setDragged] = useState<DraggedItem>()
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  )
  const announcements = useMealDragAnnouncements()
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
      onDragStart={({ active }) => setDragged(draggedItemOf(active.data))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        const what = draggedItemOf(active.data)
        const place = dropSlotOf(over?.data)
        if (what && place) onDrop(what, place)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[underPointerOnScreen]}>
        {dragged ? <DragPreview dragged={dragged} /> : null}
      </DragOverlay>
    </DndContext>
  )
}

const directions = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

const isDirection = (code: string): code is Direction => directions.has(code)
